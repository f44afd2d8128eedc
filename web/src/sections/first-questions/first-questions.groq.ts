import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FIRST_QUESTIONS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  questions[]{ _key, icon, team, question, text, action{ ${ACTION_FIELDS} } }
`
