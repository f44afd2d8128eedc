import { type Course, toCourse } from '@/content/course/course'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type CoursesProps = Heading & { courses: Course[] }

export function toCourses(raw: RawSectionOf<'courses'>): CoursesProps {
  return {
    ...toHeading(raw),
    // A reference to a course that is not published comes as null.
    courses: (raw.courses ?? []).flatMap((course) => (course ? [toCourse(course)] : [])),
  }
}
