import { HEADING_FIELDS } from '@/sections/heading.groq'

export const CONTACT_FORM_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  points,
  note
`
