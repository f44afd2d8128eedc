import type { Course } from 'schema-dts'
import { addressOf, type DataSite, organizationRef } from '@/content/structured-data/site-address'

export type CourseFacts = {
  title: string
  description: string
  hours: number
  priceUsd: number
  instructor?: string | undefined
}

/** A course of the Academy; it is taken online, at one's own pace. */
export function courseData(site: DataSite, course: CourseFacts, path: string): Course {
  const { title, description, hours, priceUsd, instructor } = course
  const url = addressOf(site, path)
  return {
    '@type': 'Course',
    name: title,
    description,
    url,
    provider: organizationRef(site),
    inLanguage: 'en-GB',
    offers: { '@type': 'Offer', price: priceUsd, priceCurrency: 'USD', category: 'Paid', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: `PT${hours}H`,
      ...(instructor && { instructor: { '@type': 'Person', name: instructor } }),
    },
  }
}
