import { ACTION_FIELDS } from '@/content/action/action.groq'

export const CALL_TO_ACTION_FIELDS = /* groq */ `
  anchor, title, text, tone, actions[]{ ${ACTION_FIELDS} }
`
