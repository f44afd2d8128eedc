import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const GUIDE_SEARCH_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  label,
  popular,
  wayOut{ ${ACTION_FIELDS} }
`
