import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FINDINGS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  findings[]{ _key, value, title, text, page },
  source
`
