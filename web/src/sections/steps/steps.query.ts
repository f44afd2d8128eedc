import { HEADING_FIELDS } from '@/sections/heading'

export const STEPS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "path"),
  "steps": coalesce(steps[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "note": coalesce(note, "")
  }, [])
`
