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
import { factTable } from './sections/fact-table'
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
import type { Fields } from './starter'

/** Every section type. */
export const sectionTypes = [
  alerts,
  articleIndex,
  boardBrief,
  callToAction,
  cardGrid,
  chart,
  codeSample,
  contact,
  documentList,
  endpoints,
  factTable,
  faq,
  featureRows,
  guideIndex,
  hero,
  learningPaths,
  plans,
  profiles,
  richText,
  statBand,
  steps,
  stories,
]

/** What a new section of each type contains, by its name. */
export const starterContent: Readonly<Record<string, Fields>> = Object.fromEntries(
  sectionTypes.map(({ name, initialValue }) => [name, { ...initialValue }]),
)

/** The objects that sections are made of. */
export const sectionItemTypes = [
  alert,
  articleMonth,
  boardDecision,
  boardIndicator,
  directoryEntry,
  card,
  chartPoint,
  codeExample,
  endpoint,
  endpointGroup,
  question,
  featureRow,
  guideTopic,
  learningModule,
  learningPath,
  plan,
  profile,
  step,
  story,
]
