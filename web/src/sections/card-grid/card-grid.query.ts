import { ACTION_FIELDS } from '@/content/objects/action'
import { HEADING_FIELDS } from '@/sections/heading'
import type { SectionOf } from '@/sections/section'

export type GridCard = SectionOf<'cardGrid'>['cards'][number]

export const CARD_GRID_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "plain"),
  "columns": coalesce(columns, 3),
  "cards": coalesce(cards[]{
    _key,
    icon,
    "title": coalesce(title, ""),
    "question": coalesce(question, ""),
    level,
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    "entries": coalesce(entries[defined(name)]{
      _key,
      "name": coalesce(name, ""),
      "text": coalesce(text, "")
    }, []),
    phone,
    action{ ${ACTION_FIELDS} }
  }, [])
`
