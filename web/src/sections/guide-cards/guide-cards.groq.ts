import { GUIDE_SUMMARY_FIELDS } from '@/content/guide/guide-summary.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const GUIDE_CARDS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  guides[]->{ ${GUIDE_SUMMARY_FIELDS} }
`
