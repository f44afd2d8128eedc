import { HEADING_FIELDS } from '@/sections/heading.groq'

export const COUNTRIES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  countries[]{ _key, name, code, adoption, marketCap, text, keyFactors, risk },
  source
`
