import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const CARD_GRID_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  columns,
  cards[]{ _key, icon, title, text, points, action{ ${ACTION_FIELDS} } }
`
