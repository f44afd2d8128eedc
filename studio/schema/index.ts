import { article } from './documents/article'
import { articleCategory } from './documents/article-category'
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
import { alert } from './objects/alert'
import { articleMonth } from './objects/article-month'
import { boardDecision } from './objects/board-decision'
import { boardIndicator } from './objects/board-indicator'
import { card } from './objects/card'
import { caseFile } from './objects/case-file'
import { chapter } from './objects/chapter'
import { chartPoint } from './objects/chart-point'
import { codeBlock } from './objects/code-block'
import { codeExample } from './objects/code-example'
import { country } from './objects/country'
import { coverageRegion } from './objects/coverage-region'
import { directoryEntry } from './objects/directory-entry'
import { directoryGroup } from './objects/directory-group'
import { endpoint } from './objects/endpoint'
import { endpointGroup } from './objects/endpoint-group'
import { factRow } from './objects/fact-row'
import { featureRow } from './objects/feature-row'
import { feed } from './objects/feed'
import { figure } from './objects/figure'
import { finding } from './objects/finding'
import { firstQuestion } from './objects/first-question'
import { guideTopic } from './objects/guide-topic'
import { imageWithAlt } from './objects/image-with-alt'
import { impact } from './objects/impact'
import { imprintLine } from './objects/imprint-line'
import { learningModule } from './objects/learning-module'
import { learningPath } from './objects/learning-path'
import { link } from './objects/link'
import { menu } from './objects/menu'
import { menuGroup } from './objects/menu-group'
import { plan } from './objects/plan'
import { portableText } from './objects/portable-text'
import { price } from './objects/price'
import { question } from './objects/question'
import { region } from './objects/region'
import { requestCard } from './objects/request-card'
import { salary } from './objects/salary'
import { seo } from './objects/seo'
import { step } from './objects/step'
import { story } from './objects/story'
import { textLink } from './objects/text-link'
import { textTable } from './objects/text-table'
import { timelineEntry } from './objects/timeline-entry'
import { upcomingReport } from './objects/upcoming-report'
import { alerts } from './sections/alerts'
import { articleBrowser } from './sections/article-browser'
import { articleFeature } from './sections/article-feature'
import { boardBrief } from './sections/board-brief'
import { callToAction } from './sections/call-to-action'
import { cardGrid } from './sections/card-grid'
import { caseFiles } from './sections/case-files'
import { chart } from './sections/chart'
import { codeSample } from './sections/code-sample'
import { contactDetails } from './sections/contact-details'
import { contactForm } from './sections/contact-form'
import { countries } from './sections/countries'
import { courses } from './sections/courses'
import { coverage } from './sections/coverage'
import { directory } from './sections/directory'
import { endpoints } from './sections/endpoints'
import { events } from './sections/events'
import { factTable } from './sections/fact-table'
import { faq } from './sections/faq'
import { featureRows } from './sections/feature-rows'
import { feedBoard } from './sections/feed-board'
import { findings } from './sections/findings'
import { firstQuestions } from './sections/first-questions'
import { guideCards } from './sections/guide-cards'
import { guideSearch } from './sections/guide-search'
import { guideTopics } from './sections/guide-topics'
import { hero } from './sections/hero'
import { impacts } from './sections/impacts'
import { jobs } from './sections/jobs'
import { learningPaths } from './sections/learning-paths'
import { newsletter } from './sections/newsletter'
import { people } from './sections/people'
import { plans } from './sections/plans'
import { productCards } from './sections/product-cards'
import { recordings } from './sections/recordings'
import { regions } from './sections/regions'
import { reportContents } from './sections/report-contents'
import { reportHead } from './sections/report-head'
import { reportImprint } from './sections/report-imprint'
import { reportList } from './sections/report-list'
import { richText } from './sections/rich-text'
import { statBand } from './sections/stat-band'
import { steps } from './sections/steps'
import { stories } from './sections/stories'
import { testimonials } from './sections/testimonials'
import { timeline } from './sections/timeline'
import { upcomingReports } from './sections/upcoming-reports'
import { navigation } from './singletons/navigation'
import { siteSettings } from './singletons/site-settings'

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
  countries,
  findings,
  impacts,
  regions,
  reportContents,
  reportHead,
  reportImprint,
  reportList,
  upcomingReports,
  steps,
  featureRows,
  testimonials,
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
  upcomingReport,
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
