import { ACTION_FIELDS } from '@/content/action/action.groq'
import { PRICE_FIELDS } from '@/content/price/price'

/** Put in braces after a `course`. */
export const COURSE_FIELDS = /* groq */ `
  _id, title, badge, summary, lessons, hours, level, students, certificate,
  price{ ${PRICE_FIELDS} },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ ${ACTION_FIELDS} }
`
