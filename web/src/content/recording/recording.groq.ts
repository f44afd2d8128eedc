import { ACTION_FIELDS } from '@/content/action/action.groq'

/** Put in braces after a `recording`. */
export const RECORDING_FIELDS = /* groq */ `
  _id, title, kind, description, duration, views, month, poster, action{ ${ACTION_FIELDS} }
`
