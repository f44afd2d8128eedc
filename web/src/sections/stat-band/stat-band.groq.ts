import { FIGURE_FIELDS } from '@/sections/figure'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const STAT_BAND_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  tone,
  figures[]{ ${FIGURE_FIELDS} },
  source
`
