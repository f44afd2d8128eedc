import { HEADING_FIELDS } from '@/sections/heading.groq'

export const ALERTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  alerts[]{ _key, label, risk, score, address, reason, time },
  note
`
