import { HEADING_FIELDS } from '@/sections/heading'

// A point without its number or its name is left out.
export const CHART_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "tone": coalesce(tone, "paper"),
  "kind": coalesce(kind, "bars"),
  "valueName": coalesce(valueName, "Value"),
  "unit": coalesce(unit, ""),
  "compareName": coalesce(compareName, ""),
  "points": coalesce(points[defined(value) && defined(label)]{
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
