import { TARGET_FIELDS } from '@/content/action/target.groq'

/** Put in braces after an `action`: `actions[]{ ${ACTION_FIELDS} }`. */
export const ACTION_FIELDS = /* groq */ `_key, label, look, ${TARGET_FIELDS}`

/** Put in braces after a `link`. */
export const LINK_FIELDS = /* groq */ `_key, label, description, ${TARGET_FIELDS}`
