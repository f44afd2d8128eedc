import { COURSE_FIELDS } from '@/content/course/course.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a document published later refreshes the page.
export const COURSES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": courses[]{ _ref },
  "_listOf": select(count(courses) > 0 => null, "course"),
  "courses": select(
    count(courses) > 0 => courses[]->{ ${COURSE_FIELDS} },
    *[_type == "course"] | order(order asc, title asc){ ${COURSE_FIELDS} }
  )
`
