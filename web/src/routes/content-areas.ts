import { isFeedPath } from '@/routes/feeds'

/** Beginnings of the addresses that editors fill with documents. */
export const CONTENT_AREAS = [
  'products',
  'solutions',
  'resources',
  'resources/blog',
  'resources/documentation',
  'resources/support-center',
  'resources/webinars-events',
  'company',
  'company/careers',
  'company/news',
  'legal',
] as const

export type ContentArea = (typeof CONTENT_AREAS)[number]

export function pathInArea(area: ContentArea, slug: string): string {
  return `/${area}/${slug}`
}

/** The slug of a path when it lies directly in the area. */
export function slugInArea(area: ContentArea, path: string): string | undefined {
  const start = `/${area}/`
  const slug = path.startsWith(start) ? path.slice(start.length) : ''
  return slug && !slug.includes('/') ? slug : undefined
}

/** Whether only a document can make this address exist. */
export function isContentPath(path: string): boolean {
  if (isFeedPath(path)) return false
  return path === '/' || CONTENT_AREAS.some((area) => slugInArea(area, path))
}
