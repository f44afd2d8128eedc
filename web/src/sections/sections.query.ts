import { defineQuery } from 'groq'
import { ALERTS_FIELDS } from '@/sections/alerts/alerts.query'
import { ARTICLE_INDEX_FIELDS } from '@/sections/article-index/article-index.query'
import { BOARD_BRIEF_FIELDS } from '@/sections/board-brief/board-brief.query'
import { CALL_TO_ACTION_FIELDS } from '@/sections/call-to-action/call-to-action.query'
import { CARD_GRID_FIELDS } from '@/sections/card-grid/card-grid.query'
import { CHART_FIELDS } from '@/sections/chart/chart.query'
import { CODE_SAMPLE_FIELDS } from '@/sections/code-sample/code-sample.query'
import { CONTACT_FIELDS } from '@/sections/contact/contact.query'
import { DOCUMENT_LIST_FIELDS } from '@/sections/document-list/document-list.query'
import { ENDPOINTS_FIELDS } from '@/sections/endpoints/endpoints.query'
import { FACT_TABLE_FIELDS } from '@/sections/fact-table/fact-table.query'
import { FAQ_FIELDS } from '@/sections/faq/faq.query'
import { FEATURE_ROWS_FIELDS } from '@/sections/feature-rows/feature-rows.query'
import { GUIDE_INDEX_FIELDS } from '@/sections/guide-index/guide-index.query'
import { HERO_FIELDS } from '@/sections/hero/hero.query'
import { LEARNING_PATHS_FIELDS } from '@/sections/learning-paths/learning-paths.query'
import { PLANS_FIELDS } from '@/sections/plans/plans.query'
import { PROFILES_FIELDS } from '@/sections/profiles/profiles.query'
import { RICH_TEXT_FIELDS } from '@/sections/rich-text/rich-text.query'
import { STAT_BAND_FIELDS } from '@/sections/stat-band/stat-band.query'
import { STEPS_FIELDS } from '@/sections/steps/steps.query'
import { STORIES_FIELDS } from '@/sections/stories/stories.query'

/** The sections of a page or product, each by its own projection. */
export const SECTIONS_QUERY = defineQuery(`
  *[_type in ["page", "product"] && _id == $id][0]{
    _id,
    sections[]{
      _key,
      _type,
      _type == "documentList" => { ${DOCUMENT_LIST_FIELDS} },
      _type == "guideIndex" => { ${GUIDE_INDEX_FIELDS} },
      _type == "articleIndex" => { ${ARTICLE_INDEX_FIELDS} },
      _type == "hero" => { ${HERO_FIELDS} },
      _type == "cardGrid" => { ${CARD_GRID_FIELDS} },
      _type == "statBand" => { ${STAT_BAND_FIELDS} },
      _type == "chart" => { ${CHART_FIELDS} },
      _type == "contact" => { ${CONTACT_FIELDS} },
      _type == "profiles" => { ${PROFILES_FIELDS} },
      _type == "steps" => { ${STEPS_FIELDS} },
      _type == "featureRows" => { ${FEATURE_ROWS_FIELDS} },
      _type == "plans" => { ${PLANS_FIELDS} },
      _type == "alerts" => { ${ALERTS_FIELDS} },
      _type == "faq" => { ${FAQ_FIELDS} },
      _type == "codeSample" => { ${CODE_SAMPLE_FIELDS} },
      _type == "endpoints" => { ${ENDPOINTS_FIELDS} },
      _type == "richText" => { ${RICH_TEXT_FIELDS} },
      _type == "boardBrief" => { ${BOARD_BRIEF_FIELDS} },
      _type == "stories" => { ${STORIES_FIELDS} },
      _type == "factTable" => { ${FACT_TABLE_FIELDS} },
      _type == "learningPaths" => { ${LEARNING_PATHS_FIELDS} },
      _type == "callToAction" => { ${CALL_TO_ACTION_FIELDS} }
    }
  }
`)
