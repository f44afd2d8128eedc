import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'

export const RICH_TEXT_FIELDS = /* groq */ `anchor, title, body[]{ ${PORTABLE_TEXT_FIELDS} }`
