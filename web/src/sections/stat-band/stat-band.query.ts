import { FIGURE_FIELDS } from '@/documents/company-figure/figure'
import { HEADING_FIELDS } from '@/sections/heading'

export const STAT_BAND_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "ledger"),
  "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ ${FIGURE_FIELDS}, page }, []),
  "source": coalesce(source, "")
`
