import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const UPCOMING_REPORTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  reports[]{ _key, title, text, expected, stage, action{ ${ACTION_FIELDS} } }
`
