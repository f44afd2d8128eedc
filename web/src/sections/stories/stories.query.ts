import { FIGURE_FIELDS } from '@/documents/company-figure/figure'
import { HEADING_FIELDS } from '@/sections/heading'
import type { SectionOf } from '@/sections/section'

export type Story = SectionOf<'stories'>['stories'][number]

export const STORIES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "customers"),
  "stories": coalesce(stories[]{
    _key,
    "organization": coalesce(organization, ""),
    "sector": coalesce(sector, ""),
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "quote": coalesce(quote, ""),
    "moves": coalesce(moves, []),
    "outcome": coalesce(outcome, ""),
    "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ ${FIGURE_FIELDS} }, [])
  }, [])
`
