import { HEADING_FIELDS } from '@/sections/heading'

export const BOARD_BRIEF_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "organization": coalesce(organization, ""),
  "period": coalesce(period, ""),
  "verdict": coalesce(verdict, ""),
  "indicators": coalesce(indicators[defined(label)]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, ""),
    "before": coalesce(before, ""),
    "limit": coalesce(limit, ""),
    "standing": coalesce(standing, "within")
  }, []),
  "changes": coalesce(changes, []),
  "decisions": coalesce(decisions[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, "")
  }, []),
  "note": coalesce(note, "")
`
