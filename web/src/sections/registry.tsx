import { Alerts } from '@/sections/alerts/alerts'
import { ALERTS_FIELDS } from '@/sections/alerts/alerts.query'
import { ArticleIndex } from '@/sections/article-index/article-index'
import { ARTICLE_INDEX_FIELDS } from '@/sections/article-index/article-index.query'
import { BoardBrief } from '@/sections/board-brief/board-brief'
import { BOARD_BRIEF_FIELDS } from '@/sections/board-brief/board-brief.query'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { CALL_TO_ACTION_FIELDS } from '@/sections/call-to-action/call-to-action.query'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { CARD_GRID_FIELDS } from '@/sections/card-grid/card-grid.query'
import { Chart } from '@/sections/chart/chart'
import { CHART_FIELDS } from '@/sections/chart/chart.query'
import { CodeSample } from '@/sections/code-sample/code-sample'
import { CODE_SAMPLE_FIELDS } from '@/sections/code-sample/code-sample.query'
import { Contact } from '@/sections/contact/contact'
import { CONTACT_FIELDS } from '@/sections/contact/contact.query'
import { DocumentList } from '@/sections/document-list/document-list'
import { DOCUMENT_LIST_FIELDS } from '@/sections/document-list/document-list.query'
import { Endpoints } from '@/sections/endpoints/endpoints'
import { ENDPOINTS_FIELDS } from '@/sections/endpoints/endpoints.query'
import { FactTable } from '@/sections/fact-table/fact-table'
import { FACT_TABLE_FIELDS } from '@/sections/fact-table/fact-table.query'
import { Faq } from '@/sections/faq/faq'
import { FAQ_FIELDS } from '@/sections/faq/faq.query'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { FEATURE_ROWS_FIELDS } from '@/sections/feature-rows/feature-rows.query'
import { GuideIndex } from '@/sections/guide-index/guide-index'
import { GUIDE_INDEX_FIELDS } from '@/sections/guide-index/guide-index.query'
import { Hero } from '@/sections/hero/hero'
import { HERO_FIELDS } from '@/sections/hero/hero.query'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { LEARNING_PATHS_FIELDS } from '@/sections/learning-paths/learning-paths.query'
import { Plans } from '@/sections/plans/plans'
import { PLANS_FIELDS } from '@/sections/plans/plans.query'
import { Profiles } from '@/sections/profiles/profiles'
import { PROFILES_FIELDS } from '@/sections/profiles/profiles.query'
import { RichText } from '@/sections/rich-text/rich-text'
import { RICH_TEXT_FIELDS } from '@/sections/rich-text/rich-text.query'
import type { SectionViews } from '@/sections/section'
import { StatBand } from '@/sections/stat-band/stat-band'
import { STAT_BAND_FIELDS } from '@/sections/stat-band/stat-band.query'
import { Steps } from '@/sections/steps/steps'
import { STEPS_FIELDS } from '@/sections/steps/steps.query'
import { Stories } from '@/sections/stories/stories'
import { STORIES_FIELDS } from '@/sections/stories/stories.query'

/** The fields of each section type. */
export const SECTION_FIELDS = /* groq */ `
  _type == "alerts" => { ${ALERTS_FIELDS} },
  _type == "articleIndex" => { ${ARTICLE_INDEX_FIELDS} },
  _type == "boardBrief" => { ${BOARD_BRIEF_FIELDS} },
  _type == "callToAction" => { ${CALL_TO_ACTION_FIELDS} },
  _type == "cardGrid" => { ${CARD_GRID_FIELDS} },
  _type == "chart" => { ${CHART_FIELDS} },
  _type == "codeSample" => { ${CODE_SAMPLE_FIELDS} },
  _type == "contact" => { ${CONTACT_FIELDS} },
  _type == "documentList" => { ${DOCUMENT_LIST_FIELDS} },
  _type == "endpoints" => { ${ENDPOINTS_FIELDS} },
  _type == "factTable" => { ${FACT_TABLE_FIELDS} },
  _type == "faq" => { ${FAQ_FIELDS} },
  _type == "featureRows" => { ${FEATURE_ROWS_FIELDS} },
  _type == "guideIndex" => { ${GUIDE_INDEX_FIELDS} },
  _type == "hero" => { ${HERO_FIELDS} },
  _type == "learningPaths" => { ${LEARNING_PATHS_FIELDS} },
  _type == "plans" => { ${PLANS_FIELDS} },
  _type == "profiles" => { ${PROFILES_FIELDS} },
  _type == "richText" => { ${RICH_TEXT_FIELDS} },
  _type == "statBand" => { ${STAT_BAND_FIELDS} },
  _type == "steps" => { ${STEPS_FIELDS} },
  _type == "stories" => { ${STORIES_FIELDS} }
`

/** The component of each section type, with its mapper where it has one. */
export const sectionViews: SectionViews = {
  alerts: (section) => <Alerts {...section} />,
  articleIndex: (section) => <ArticleIndex {...section} />,
  boardBrief: (section) => <BoardBrief {...section} />,
  callToAction: (section) => <CallToAction {...section} />,
  cardGrid: (section) => <CardGrid {...section} />,
  chart: (section) => <Chart {...section} />,
  codeSample: (section) => <CodeSample {...section} />,
  contact: (section) => <Contact {...section} />,
  documentList: (section) => <DocumentList {...section} />,
  endpoints: (section) => <Endpoints {...section} />,
  factTable: (section) => <FactTable {...section} />,
  faq: (section) => <Faq {...section} />,
  featureRows: (section) => <FeatureRows {...section} />,
  guideIndex: (section) => <GuideIndex {...section} />,
  hero: (section) => <Hero {...section} />,
  learningPaths: (section) => <LearningPaths {...section} />,
  plans: (section) => <Plans {...section} />,
  profiles: (section) => <Profiles {...section} />,
  richText: (section) => <RichText {...section} />,
  statBand: (section) => <StatBand {...section} />,
  steps: (section) => <Steps {...section} />,
  stories: (section) => <Stories {...section} />,
}
