import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FACT_TABLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  columns,
  rows[]{ _key, cells },
  note
`
