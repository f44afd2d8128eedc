import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Course } from 'schema-dts'
import { toPrice } from '@/content/objects/price'
import { readContent } from '@/content/read/read-content'
import type { COURSE_FACTS_QUERY_RESULT } from '@/content/types.gen'
import { COURSE_FIELDS } from '@/documents/course/course'
import { absoluteUrl, type DataSite, organizationRef } from '@/lib/site-url'

const COURSE_FACTS_QUERY = defineQuery(`
  *[_type == "course"] | order(orderRank asc, title asc){ ${COURSE_FIELDS} }
`)

export type CourseFacts = Pick<
  COURSE_FACTS_QUERY_RESULT[number],
  'title' | 'summary' | 'hours' | 'price' | 'instructor'
>

/** All courses, in the editors' order. */
export async function getCourseFacts(): Promise<CourseFacts[]> {
  return stegaClean(
    await readContent({
      name: 'COURSE_FACTS_QUERY',
      query: COURSE_FACTS_QUERY,
    }),
  )
}

/** Structured data of an online, self-paced course. */
export function courseData(site: DataSite, course: CourseFacts, path: string): Course {
  const { title, summary, hours, instructor } = course
  const price = toPrice(course.price)
  const url = absoluteUrl(site, path)
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url,
    provider: organizationRef(site),
    inLanguage: 'en-US',
    ...(price?.amount !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency,
        category: price.amount === 0 ? 'Free' : 'Paid',
        url,
      },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      ...(hours && { courseWorkload: `PT${hours}H` }),
      ...(instructor?.name && { instructor: { '@type': 'Person', name: instructor.name } }),
    },
  }
}
