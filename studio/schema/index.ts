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
import { card, cardGrid } from './sections/card-grid'
import { caseFile, caseFiles } from './sections/case-files'
import { chart, chartPoint } from './sections/chart'
import { codeExample, codeSample } from './sections/code-sample'
import { contactDetails } from './sections/contact-details'
import { contactForm } from './sections/contact-form'
import { countries, country } from './sections/countries'
import { coverage, coverageRegion } from './sections/coverage'
import { directory, directoryEntry, directoryGroup } from './sections/directory'
import { documentList } from './sections/document-list'
import { endpoint, endpointGroup, endpoints } from './sections/endpoints'
import { factRow, factTable } from './sections/fact-table'
import { faq, question } from './sections/faq'
import { featureRow, featureRows } from './sections/feature-rows'
import { feed, feedBoard } from './sections/feed-board'
import { finding, findings } from './sections/findings'
import { firstQuestion, firstQuestions } from './sections/first-questions'
import { guideIndex, guideTopic } from './sections/guide-index'
import { hero } from './sections/hero'
import { impact, impacts } from './sections/impacts'
import { learningModule, learningPath, learningPaths } from './sections/learning-paths'
import { newsletter } from './sections/newsletter'
import { plan, plans } from './sections/plans'
import { region, regions } from './sections/regions'
import { chapter, reportContents } from './sections/report-contents'
import { richText } from './sections/rich-text'
import { statBand } from './sections/stat-band'
import { step, steps } from './sections/steps'
import { stories, story } from './sections/stories'
import { timeline, timelineEntry } from './sections/timeline'
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
  countries,
  findings,
  impacts,
  regions,
  reportContents,
  steps,
  featureRows,
  plans,
  feedBoard,
  firstQuestions,
  alerts,
  faq,
  richText,
  boardBrief,
  caseFiles,
  contactDetails,
  contactForm,
  coverage,
  directory,
  stories,
  timeline,
  codeSample,
  endpoints,
  guideIndex,
  articleIndex,
  learningPaths,
  factTable,
  newsletter,
  callToAction,
]
const objects = [
  action,
  alert,
  articleMonth,
  card,
  codeBlock,
  chartPoint,
  chapter,
  country,
  finding,
  imprintLine,
  impact,
  region,
  codeExample,
  endpoint,
  endpointGroup,
  factRow,
  learningModule,
  learningPath,
  featureRow,
  feed,
  figure,
  firstQuestion,
  guideTopic,
  imageWithAlt,
  link,
  menu,
  menuGroup,
  plan,
  price,
  portableText,
  question,
  requestCard,
  salary,
  seo,
  step,
  boardDecision,
  boardIndicator,
  caseFile,
  coverageRegion,
  directoryEntry,
  directoryGroup,
  story,
  timelineEntry,
  textLink,
  textTable,
]

/** Every type of the schema. */
export const schemaTypes = [...singletons, ...documents, ...sections, ...objects]
