import { ACTION_FIELDS } from '@/content/objects/action'
import { HEADING_FIELDS } from '@/sections/heading'

// An example without code is left out.
export const CODE_SAMPLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "tabs"),
  "examples": coalesce(examples[defined(code) && code != ""]{
    _key,
    "title": coalesce(title, "Example"),
    "install": coalesce(install, ""),
    "language": coalesce(language, "text"),
    "code": coalesce(code, ""),
    "note": coalesce(note, "")
  }, []),
  "points": coalesce(points, []),
  "actions": coalesce(actions[]{ ${ACTION_FIELDS} }, [])
`
