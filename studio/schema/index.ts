import { article, articleCategory } from './documents/article'
import { course } from './documents/course'
import { event } from './documents/event'
import { guide } from './documents/guide'
import { job } from './documents/job'
import { legalPage } from './documents/legal-page'
import { page } from './documents/page'
import { person } from './documents/person'
import { product } from './documents/product'
import { recording } from './documents/recording'
import { redirect } from './documents/redirect'
import { imprintLine, report } from './documents/report'
import { testimonial } from './documents/testimonial'
import { upcomingReport } from './documents/upcoming-report'
import { action } from './objects/action'
import { codeBlock } from './objects/code-block'
import { figure } from './objects/figure'
import { imageWithAlt } from './objects/image-with-alt'
import { portableText, textLink, textTable } from './objects/portable-text'
import { price, salary } from './objects/price'
import { seo } from './objects/seo'
import { alert, alerts } from './sections/alerts'
import { articleIndex, articleMonth } from './sections/article-index'
import { boardBrief, boardDecision, boardIndicator } from './sections/board-brief'
import { callToAction } from './sections/call-to-action'
import { card, cardGrid, directoryEntry } from './sections/card-grid'
import { chart, chartPoint } from './sections/chart'
import { codeExample, codeSample } from './sections/code-sample'
import { contact } from './sections/contact'
import { documentList } from './sections/document-list'
import { endpoint, endpointGroup, endpoints } from './sections/endpoints'
import { factRow, factTable } from './sections/fact-table'
import { faq, question } from './sections/faq'
import { featureRow, featureRows } from './sections/feature-rows'
import { guideIndex, guideTopic } from './sections/guide-index'
import { hero } from './sections/hero'
import { learningModule, learningPath, learningPaths } from './sections/learning-paths'
import { plan, plans } from './sections/plans'
import { profile, profiles } from './sections/profiles'
import { richText } from './sections/rich-text'
import { statBand } from './sections/stat-band'
import { step, steps } from './sections/steps'
import { stories, story } from './sections/stories'
import { link, menu, menuGroup, navigation } from './singletons/navigation'
import { requestCard, siteSettings } from './singletons/site-settings'

const singletons = [siteSettings, navigation]
const documents = [
  page,
  product,
  legalPage,
  article,
  articleCategory,
  guide,
  event,
  job,
  person,
  recording,
  course,
  report,
  upcomingReport,
  testimonial,
  redirect,
]
const sections = [
  hero,
  documentList,
  cardGrid,
  statBand,
  chart,
  steps,
  featureRows,
  plans,
  alerts,
  faq,
  richText,
  boardBrief,
  contact,
  profiles,
  stories,
  codeSample,
  endpoints,
  guideIndex,
  articleIndex,
  learningPaths,
  factTable,
  callToAction,
]
const objects = [
  action,
  alert,
  articleMonth,
  card,
  codeBlock,
  chartPoint,
  imprintLine,
  codeExample,
  endpoint,
  endpointGroup,
  factRow,
  learningModule,
  learningPath,
  featureRow,
  figure,
  guideTopic,
  imageWithAlt,
  link,
  menu,
  menuGroup,
  plan,
  profile,
  price,
  portableText,
  question,
  requestCard,
  salary,
  seo,
  step,
  boardDecision,
  boardIndicator,
  directoryEntry,
  story,
  textLink,
  textTable,
]

/** Every type of the schema. */
export const schemaTypes = [...singletons, ...documents, ...sections, ...objects]
