import { FIGURE_FIELDS, HEADING_FIELDS, type SectionOf } from '@/sections/heading'

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
