import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, toAction } from '@/content/objects/action'
import { PRICE_FIELDS, toPrice } from '@/content/objects/price'
import type { COURSE_FACTS_QUERY_RESULT } from '@/content/types.gen'

export const COURSE_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, "Untitled"),
  badge,
  "summary": coalesce(summary, ""),
  "lessons": coalesce(lessons, []),
  hours,
  level,
  students,
  certificate,
  price{ ${PRICE_FIELDS} },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ ${ACTION_FIELDS} }
`

type RawCourse = COURSE_FACTS_QUERY_RESULT[number]

/** A course with the texts and dialog context of its views. */
export function toCourse(raw: RawCourse) {
  const { title } = raw
  const price = toPrice(raw.price)
  return {
    ...raw,
    key: raw._id,
    instructor: raw.instructor?.name,
    price,
    action: toAction(raw.action),
    /** For the enrollment dialog, without stega marks. */
    context: stegaClean({ courseTitle: title, coursePrice: price?.text ?? '' }),
  }
}
