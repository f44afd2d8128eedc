import { HEADING_FIELDS } from '@/sections/heading.groq'

export const COVERAGE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  regions[]{ _key, name, frameworks, text }
`
