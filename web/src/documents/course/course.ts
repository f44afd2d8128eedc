import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, type Action, type RawAction, toAction } from '@/objects/action'
import { PRICE_FIELDS, type Price, type RawPrice, toPrice } from '@/objects/price'
import type { Course as StoredCourse } from '@/sanity/types.gen'

export type CourseBadge = NonNullable<StoredCourse['badge']>

/** A course of the Academy. */
export type Course = {
  key: string
  title: string
  badge?: CourseBadge | undefined
  summary: string
  lessons: string[]
  hours: string
  level?: string | undefined
  students?: string | undefined
  certificate?: string | undefined
  instructor?: string | undefined
  price?: Price | undefined
  action?: Action | undefined
  /** What the enrolment dialog is told. */
  context: Readonly<Record<'courseTitle' | 'coursePrice', string>>
}

export type RawCourse = {
  _id: string
  title: string | null
  badge: CourseBadge | null
  summary: string | null
  lessons: string[] | null
  hours: number | null
  level: string | null
  students: string | null
  certificate: string | null
  price: RawPrice | null
  instructor: { name: string | null } | null
  action: RawAction | null
}

export function toCourse(raw: RawCourse): Course {
  const title = raw.title ?? ''
  const price = toPrice(raw.price)
  return {
    key: raw._id,
    title,
    badge: raw.badge ?? undefined,
    summary: raw.summary ?? '',
    lessons: raw.lessons ?? [],
    hours: `${raw.hours ?? 0} hours`,
    level: raw.level ?? undefined,
    students: raw.students ?? undefined,
    certificate: raw.certificate ?? undefined,
    instructor: raw.instructor?.name ?? undefined,
    price,
    action: toAction(raw.action),
    // A request is no place for the invisible marks of draft mode.
    context: stegaClean({ courseTitle: title, coursePrice: price?.text ?? '' }),
  }
}

/** Put in braces after a `course`. */
export const COURSE_FIELDS = /* groq */ `
  _id, title, badge, summary, lessons, hours, level, students, certificate,
  price{ ${PRICE_FIELDS} },
  "instructorReference": instructor{ _ref },
  "instructor": instructor->{ _id, name },
  action{ ${ACTION_FIELDS} }
`
