import { FIGURE_FIELDS } from '@/sections/figure'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const CASE_FILES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  cases[]{ _key, kind, title, text, moves, outcome, figures[]{ ${FIGURE_FIELDS} } }
`
