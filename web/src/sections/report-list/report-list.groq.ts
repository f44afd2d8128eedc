import { ACTION_FIELDS } from '@/content/action/action.groq'
import { REPORT_FIELDS } from '@/content/report/report.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a report published later refreshes the page.
export const REPORT_LIST_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": reports[]{ _ref },
  "reports": select(
    count(reports) > 0 => reports[]->{ ${REPORT_FIELDS} },
    *[_type == "report"] | order(publishedOn desc, title asc){ ${REPORT_FIELDS} }
  ),
  download{ ${ACTION_FIELDS} }
`
