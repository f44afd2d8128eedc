import { defineQuery } from 'groq'
import { ALERTS_FIELDS } from '@/sections/alerts/alerts.query'
import { ARTICLE_BROWSER_FIELDS } from '@/sections/article-browser/article-browser.query'
import { ARTICLE_FEATURE_FIELDS } from '@/sections/article-feature/article-feature.query'
import { BOARD_BRIEF_FIELDS } from '@/sections/board-brief/board-brief.query'
import { CALL_TO_ACTION_FIELDS } from '@/sections/call-to-action/call-to-action.query'
import { CARD_GRID_FIELDS } from '@/sections/card-grid/card-grid.query'
import { CHART_FIELDS } from '@/sections/chart/chart.query'
import { CODE_SAMPLE_FIELDS } from '@/sections/code-sample/code-sample.query'
import { CONTACT_FIELDS } from '@/sections/contact/contact.query'
import { COURSES_FIELDS } from '@/sections/courses/courses.query'
import { ENDPOINTS_FIELDS } from '@/sections/endpoints/endpoints.query'
import { EVENTS_FIELDS } from '@/sections/events/events.query'
import { FACT_TABLE_FIELDS } from '@/sections/fact-table/fact-table.query'
import { FAQ_FIELDS } from '@/sections/faq/faq.query'
import { FEATURE_ROWS_FIELDS } from '@/sections/feature-rows/feature-rows.query'
import { GUIDE_CARDS_FIELDS } from '@/sections/guide-cards/guide-cards.query'
import { GUIDE_SEARCH_FIELDS } from '@/sections/guide-search/guide-search.query'
import { GUIDE_TOPICS_FIELDS } from '@/sections/guide-topics/guide-topics.query'
import { HERO_FIELDS } from '@/sections/hero/hero.query'
import { JOBS_FIELDS } from '@/sections/jobs/jobs.query'
import { LEARNING_PATHS_FIELDS } from '@/sections/learning-paths/learning-paths.query'
import { PEOPLE_FIELDS } from '@/sections/people/people.query'
import { PLANS_FIELDS } from '@/sections/plans/plans.query'
import { PRODUCT_CARDS_FIELDS } from '@/sections/product-cards/product-cards.query'
import { PROFILES_FIELDS } from '@/sections/profiles/profiles.query'
import { RECORDINGS_FIELDS } from '@/sections/recordings/recordings.query'
import { REPORT_HEAD_FIELDS } from '@/sections/report-head/report-head.query'
import { REPORT_IMPRINT_FIELDS } from '@/sections/report-imprint/report-imprint.query'
import { REPORT_LIST_FIELDS } from '@/sections/report-list/report-list.query'
import { RICH_TEXT_FIELDS } from '@/sections/rich-text/rich-text.query'
import { STAT_BAND_FIELDS } from '@/sections/stat-band/stat-band.query'
import { STEPS_FIELDS } from '@/sections/steps/steps.query'
import { STORIES_FIELDS } from '@/sections/stories/stories.query'
import { TESTIMONIALS_FIELDS } from '@/sections/testimonials/testimonials.query'
import { UPCOMING_REPORTS_FIELDS } from '@/sections/upcoming-reports/upcoming-reports.query'

/** The sections of a page or product, each by its own projection. */
export const SECTIONS_QUERY = defineQuery(`
  *[_type in ["page", "product"] && _id == $id][0]{
    _id,
    sections[]{
      _key,
      _type,
      _type == "hero" => { ${HERO_FIELDS} },
      _type == "productCards" => { ${PRODUCT_CARDS_FIELDS} },
      _type == "cardGrid" => { ${CARD_GRID_FIELDS} },
      _type == "statBand" => { ${STAT_BAND_FIELDS} },
      _type == "chart" => { ${CHART_FIELDS} },
      _type == "reportHead" => { ${REPORT_HEAD_FIELDS} },
      _type == "reportImprint" => { ${REPORT_IMPRINT_FIELDS} },
      _type == "reportList" => { ${REPORT_LIST_FIELDS} },
      _type == "contact" => { ${CONTACT_FIELDS} },
      _type == "profiles" => { ${PROFILES_FIELDS} },
      _type == "upcomingReports" => { ${UPCOMING_REPORTS_FIELDS} },
      _type == "steps" => { ${STEPS_FIELDS} },
      _type == "featureRows" => { ${FEATURE_ROWS_FIELDS} },
      _type == "testimonials" => { ${TESTIMONIALS_FIELDS} },
      _type == "plans" => { ${PLANS_FIELDS} },
      _type == "alerts" => { ${ALERTS_FIELDS} },
      _type == "faq" => { ${FAQ_FIELDS} },
      _type == "codeSample" => { ${CODE_SAMPLE_FIELDS} },
      _type == "endpoints" => { ${ENDPOINTS_FIELDS} },
      _type == "guideSearch" => { ${GUIDE_SEARCH_FIELDS} },
      _type == "guideTopics" => { ${GUIDE_TOPICS_FIELDS} },
      _type == "guideCards" => { ${GUIDE_CARDS_FIELDS} },
      _type == "richText" => { ${RICH_TEXT_FIELDS} },
      _type == "boardBrief" => { ${BOARD_BRIEF_FIELDS} },
      _type == "stories" => { ${STORIES_FIELDS} },
      _type == "courses" => { ${COURSES_FIELDS} },
      _type == "events" => { ${EVENTS_FIELDS} },
      _type == "factTable" => { ${FACT_TABLE_FIELDS} },
      _type == "jobs" => { ${JOBS_FIELDS} },
      _type == "learningPaths" => { ${LEARNING_PATHS_FIELDS} },
      _type == "people" => { ${PEOPLE_FIELDS} },
      _type == "recordings" => { ${RECORDINGS_FIELDS} },
      _type == "articleFeature" => { ${ARTICLE_FEATURE_FIELDS} },
      _type == "articleBrowser" => { ${ARTICLE_BROWSER_FIELDS} },
      _type == "callToAction" => { ${CALL_TO_ACTION_FIELDS} }
    }
  }
`)
