import { HEADING_FIELDS } from '@/sections/heading.groq'

export const REPORT_CONTENTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  chapters[]{ _key, title, text, page }
`
