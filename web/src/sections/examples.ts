import { ALERTS_EXAMPLES } from '@/sections/alerts/alerts.example'
import { ARTICLE_INDEX_EXAMPLES } from '@/sections/article-index/article-index.example'
import { BOARD_BRIEF_EXAMPLES } from '@/sections/board-brief/board-brief.example'
import { CALL_TO_ACTION_EXAMPLES } from '@/sections/call-to-action/call-to-action.example'
import { CARD_GRID_EXAMPLES } from '@/sections/card-grid/card-grid.example'
import { CHART_EXAMPLES } from '@/sections/chart/chart.example'
import { CODE_SAMPLE_EXAMPLES } from '@/sections/code-sample/code-sample.example'
import { CONTACT_EXAMPLES } from '@/sections/contact/contact.example'
import { DOCUMENT_LIST_EXAMPLES } from '@/sections/document-list/document-list.example'
import { ENDPOINTS_EXAMPLES } from '@/sections/endpoints/endpoints.example'
import type { SectionExamples } from '@/sections/example'
import { FACT_TABLE_EXAMPLES } from '@/sections/fact-table/fact-table.example'
import { FAQ_EXAMPLES } from '@/sections/faq/faq.example'
import { FEATURE_ROWS_EXAMPLES } from '@/sections/feature-rows/feature-rows.example'
import { GUIDE_INDEX_EXAMPLES } from '@/sections/guide-index/guide-index.example'
import { HERO_EXAMPLES } from '@/sections/hero/hero.example'
import { LEARNING_PATHS_EXAMPLES } from '@/sections/learning-paths/learning-paths.example'
import { PLANS_EXAMPLES } from '@/sections/plans/plans.example'
import { PROFILES_EXAMPLES } from '@/sections/profiles/profiles.example'
import { RICH_TEXT_EXAMPLES } from '@/sections/rich-text/rich-text.example'
import { STAT_BAND_EXAMPLES } from '@/sections/stat-band/stat-band.example'
import { STEPS_EXAMPLES } from '@/sections/steps/steps.example'
import { STORIES_EXAMPLES } from '@/sections/stories/stories.example'

/** The examples of each section type. */
export const sectionExamples: SectionExamples = {
  alerts: ALERTS_EXAMPLES,
  articleIndex: ARTICLE_INDEX_EXAMPLES,
  boardBrief: BOARD_BRIEF_EXAMPLES,
  callToAction: CALL_TO_ACTION_EXAMPLES,
  cardGrid: CARD_GRID_EXAMPLES,
  chart: CHART_EXAMPLES,
  codeSample: CODE_SAMPLE_EXAMPLES,
  contact: CONTACT_EXAMPLES,
  documentList: DOCUMENT_LIST_EXAMPLES,
  endpoints: ENDPOINTS_EXAMPLES,
  factTable: FACT_TABLE_EXAMPLES,
  faq: FAQ_EXAMPLES,
  featureRows: FEATURE_ROWS_EXAMPLES,
  guideIndex: GUIDE_INDEX_EXAMPLES,
  hero: HERO_EXAMPLES,
  learningPaths: LEARNING_PATHS_EXAMPLES,
  plans: PLANS_EXAMPLES,
  profiles: PROFILES_EXAMPLES,
  richText: RICH_TEXT_EXAMPLES,
  statBand: STAT_BAND_EXAMPLES,
  steps: STEPS_EXAMPLES,
  stories: STORIES_EXAMPLES,
}
