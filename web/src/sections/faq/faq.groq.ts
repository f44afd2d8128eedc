import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FAQ_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  questions[]{ _key, question, answer[]{ ${PORTABLE_TEXT_FIELDS} } }
`
