import { HEADING_FIELDS } from '@/sections/heading.groq'

export const ENDPOINTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  groups[]{ _key, title, text, endpoints[]{ _key, method, path, summary, fields } }
`
