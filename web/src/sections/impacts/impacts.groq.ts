import { HEADING_FIELDS } from '@/sections/heading.groq'

export const IMPACTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  items[]{ _key, title, text, impact, regions }
`
