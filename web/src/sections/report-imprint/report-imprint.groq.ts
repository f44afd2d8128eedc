import { ACTION_FIELDS } from '@/content/action/action.groq'
import { REPORT_FIELDS } from '@/content/report/report.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a report published later refreshes the page.
export const REPORT_IMPRINT_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": report{ _ref },
  "report": report->{ ${REPORT_FIELDS} },
  citation,
  lines[]{ _key, label, text },
  actions[]{ ${ACTION_FIELDS} }
`
