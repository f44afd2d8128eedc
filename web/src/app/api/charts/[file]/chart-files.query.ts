import 'server-only'
import { defineQuery } from 'groq'
import { readPublished } from '@/content/read/read-content'
import { CHART_FIELDS } from '@/sections/chart/chart.query'

const CHART_FILES_QUERY = defineQuery(`
  *[_type == "report" && defined(page->path.current)]{
    _id,
    "page": page->{ _id, "path": path.current },
    "charts": coalesce(page->sections[_type == "chart"]{ ${CHART_FIELDS} }, [])
  }
`)

/** The charts of all reports in one cached read, so that requests for unknown files need no query. */
export function getChartFiles() {
  return readPublished({
    name: 'CHART_FILES_QUERY',
    query: CHART_FILES_QUERY,
  })
}
