import { HEADING_FIELDS } from '@/sections/heading.groq'

export const NEWSLETTER_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  list,
  buttonLabel,
  note
`
