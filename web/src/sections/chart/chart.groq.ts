import { HEADING_FIELDS } from '@/sections/heading.groq'

export const CHART_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  tone,
  kind,
  valueName,
  unit,
  compareName,
  points[]{ _key, label, value, compare, note, highlight },
  summary,
  source
`
