import { HEADING_FIELDS } from '@/sections/heading.groq'

export const TIMELINE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  entries[]{ _key, date, title, text }
`
