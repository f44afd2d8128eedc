import { FIGURE_FIELDS } from '@/sections/figure'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const STORIES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  stories[]{ _key, organisation, sector, title, text, quote, figures[]{ ${FIGURE_FIELDS} } }
`
