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
import { report } from './documents/report'
import { testimonial } from './documents/testimonial'
import { action } from './objects/action'
import { codeBlock } from './objects/code-block'
import { figure } from './objects/figure'
import { imageWithAlt } from './objects/image-with-alt'
import { portableText, textLink, textTable } from './objects/portable-text'
import { price, salary } from './objects/price'
import { seo } from './objects/seo'
import { alert, alerts } from './sections/alerts'
import { articleBrowser, articleMonth } from './sections/article-browser'
import { articleFeature } from './sections/article-feature'
import { boardBrief, boardDecision, boardIndicator } from './sections/board-brief'
import { callToAction } from './sections/call-to-action'
import { card, cardGrid, directoryEntry } from './sections/card-grid'
import { chart, chartPoint } from './sections/chart'
import { codeExample, codeSample } from './sections/code-sample'
import { contact } from './sections/contact'
import { courses } from './sections/courses'
import { endpoint, endpointGroup, endpoints } from './sections/endpoints'
import { events } from './sections/events'
import { factRow, factTable } from './sections/fact-table'
import { faq, question } from './sections/faq'
import { featureRow, featureRows } from './sections/feature-rows'
import { guideCards } from './sections/guide-cards'
import { guideSearch } from './sections/guide-search'
import { guideTopic, guideTopics } from './sections/guide-topics'
import { hero } from './sections/hero'
import { jobs } from './sections/jobs'
import { learningModule, learningPath, learningPaths } from './sections/learning-paths'
import { people } from './sections/people'
import { plan, plans } from './sections/plans'
import { productCards } from './sections/product-cards'
import { profile, profiles } from './sections/profiles'
import { recordings } from './sections/recordings'
import { reportHead } from './sections/report-head'
import { imprintLine, reportImprint } from './sections/report-imprint'
import { reportList } from './sections/report-list'
import { richText } from './sections/rich-text'
import { statBand } from './sections/stat-band'
import { step, steps } from './sections/steps'
import { stories, story } from './sections/stories'
import { testimonials } from './sections/testimonials'
import { upcomingReport, upcomingReports } from './sections/upcoming-reports'
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
  testimonial,
  redirect,
]
const sections = [
  hero,
  productCards,
  cardGrid,
  statBand,
  chart,
  reportHead,
  reportImprint,
  reportList,
  upcomingReports,
  steps,
  featureRows,
  testimonials,
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
  guideSearch,
  guideTopics,
  guideCards,
  people,
  jobs,
  events,
  courses,
  recordings,
  learningPaths,
  factTable,
  articleFeature,
  articleBrowser,
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
  upcomingReport,
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
