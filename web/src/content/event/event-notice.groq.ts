import { ACTION_FIELDS } from '@/content/action/action.groq'
import { PRICE_FIELDS } from '@/content/price/price'

/** Put in braces after an `event`: what a list of events shows. */
export const EVENT_NOTICE_FIELDS = /* groq */ `
  _id, title, "path": path.current, tag, startsAt, endsAt, place, attendance, inclusion,
  price{ ${PRICE_FIELDS} }, summary,
  "speakerReferences": speakers[]{ _ref },
  "speakers": speakers[]->{ _id, name, role },
  action{ ${ACTION_FIELDS} }
`
