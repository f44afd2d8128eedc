import { COURSE_FIELDS, type Course, toCourse } from '@/documents/course/course'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type CoursesProps = Heading & { courses: Course[] }

export function toCourses(raw: RawSectionOf<'courses'>): CoursesProps {
  return {
    ...toHeading(raw),
    // A reference to a course that is not published comes as null.
    courses: (raw.courses ?? []).flatMap((course) => (course ? [toCourse(course)] : [])),
  }
}

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
