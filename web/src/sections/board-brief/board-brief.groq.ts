import { HEADING_FIELDS } from '@/sections/heading.groq'

export const BOARD_BRIEF_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  organisation,
  period,
  verdict,
  indicators[]{ _key, label, value, before, limit, standing },
  changes,
  decisions[]{ _key, title, text },
  note
`
