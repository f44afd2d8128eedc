import type { Course } from 'schema-dts'
import { addressOf, type DataSite, organizationRef } from '@/lib/site-address'
import type { Price } from '@/objects/price'

export type CourseFacts = {
  title: string
  description: string
  hours: number
  price?: Price | undefined
  instructor?: string | undefined
}

/** A course of the Academy; it is taken online, at one's own pace. */
export function courseData(site: DataSite, course: CourseFacts, path: string): Course {
  const { title, description, hours, price, instructor } = course
  const url = addressOf(site, path)
  return {
    '@type': 'Course',
    name: title,
    description,
    url,
    provider: organizationRef(site),
    inLanguage: 'en-GB',
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
      courseWorkload: `PT${hours}H`,
      ...(instructor && { instructor: { '@type': 'Person', name: instructor } }),
    },
  }
}
