import { ACTION_FIELDS } from '@/content/action/action.groq'

/** Put in braces after an `event`: what a list of events shows. */
export const EVENT_NOTICE_FIELDS = /* groq */ `
  _id, title, "path": path.current, tag, startsAt, endsAt, place, duration, attendance, inclusion,
  priceUsd, summary,
  "speakerReferences": speakers[]{ _ref },
  "speakers": speakers[]->{ _id, name, role },
  action{ ${ACTION_FIELDS} }
`
