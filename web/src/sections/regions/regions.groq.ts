import { HEADING_FIELDS } from '@/sections/heading.groq'

export const REGIONS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  regions[]{ _key, name, adoption, volume, text, trends, highlight },
  source
`
