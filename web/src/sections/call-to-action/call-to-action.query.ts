import { ACTION_FIELDS } from '@/content/objects/action'
import { HEADING_FIELDS } from '@/sections/heading'

export const CALL_TO_ACTION_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "ink"),
  "actions": coalesce(actions[]{ ${ACTION_FIELDS} }, []),
  list,
  "buttonLabel": coalesce(buttonLabel, "Subscribe"),
  "note": coalesce(note, "")
`
