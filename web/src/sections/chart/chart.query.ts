import { HEADING_FIELDS } from '@/sections/heading'

// A figure without its number is left out: it is not zero.
export const CHART_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "tone": coalesce(tone, "paper"),
  "kind": coalesce(kind, "bars"),
  "valueName": coalesce(valueName, ""),
  "unit": coalesce(unit, ""),
  "compareName": coalesce(compareName, ""),
  "points": coalesce(points[defined(value)]{
    _key,
    "label": coalesce(label, ""),
    "value": coalesce(value, 0),
    compare,
    "note": coalesce(note, ""),
    "highlight": coalesce(highlight, false)
  }, []),
  "summary": coalesce(summary, ""),
  "source": coalesce(source, "")
`
