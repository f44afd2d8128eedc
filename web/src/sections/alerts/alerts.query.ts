import { HEADING_FIELDS } from '@/sections/heading'

// An alert without a label is one that somebody still has to review.
export const ALERTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "alerts": coalesce(alerts[]{
    _key,
    "label": coalesce(label, "REVIEW"),
    "risk": coalesce(risk, select(label == "BLOCKED" => "high", "medium")),
    "score": coalesce(score, 0),
    "address": coalesce(address, ""),
    "reason": coalesce(reason, ""),
    "time": coalesce(time, "")
  }, []),
  "note": coalesce(note, "")
`
