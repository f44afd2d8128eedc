import { HEADING_FIELDS } from '@/sections/heading.groq'

export const STEPS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  steps[]{ _key, title, text, note }
`
