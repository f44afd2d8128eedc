import { article, articleCategory } from './documents/article'
import { companyFigure } from './documents/company-figure'
import { course } from './documents/course'
import { event } from './documents/event'
import { guide } from './documents/guide'
import { job } from './documents/job'
import { legalPage } from './documents/legal-page'
import { legalVersion } from './documents/legal-version'
import { page } from './documents/page'
import { person } from './documents/person'
import { product } from './documents/product'
import { recording } from './documents/recording'
import { redirect } from './documents/redirect'
import { imprintLine, report } from './documents/report'
import { testimonial } from './documents/testimonial'
import { upcomingReport } from './documents/upcoming-report'
import { action, preset } from './objects/action'
import { callout } from './objects/callout'
import { codeBlock } from './objects/code-block'
import { figure } from './objects/figure'
import { imageWithAlt } from './objects/image-with-alt'
import { legalClaim } from './objects/legal-claim'
import { portableText, textTable } from './objects/portable-text'
import { price, salary } from './objects/price'
import { seo } from './objects/seo'
import { table, tableRow } from './objects/table'
import { sectionItemTypes, sectionTypes } from './section-types'
import { link, menu, menuGroup, navigation } from './singletons/navigation'
import { requestCard, siteSettings, synonym } from './singletons/site-settings'
import { withRules } from './validation/document-rules'
import { withRulesOfShown } from './validation/rules-of-shown'

const singletons = [siteSettings, navigation]
const documents = [
  page,
  product,
  legalPage,
  legalVersion,
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
  companyFigure,
  redirect,
]
const objects = [
  imprintLine,
  action,
  preset,
  callout,
  codeBlock,
  figure,
  imageWithAlt,
  legalClaim,
  link,
  menu,
  menuGroup,
  portableText,
  price,
  requestCard,
  synonym,
  salary,
  seo,
  textTable,
  table,
  tableRow,
]

/** Every type of the schema. */
export const schemaTypes = [
  ...[...singletons, ...documents].map(withRules),
  ...[...sectionTypes, ...sectionItemTypes, ...objects],
].map(withRulesOfShown)
