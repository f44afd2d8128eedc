/** First segments of the addresses that editors fill with documents. */
export const CONTENT_AREAS = ['products', 'solutions', 'resources', 'company', 'legal'] as const

export type ContentArea = (typeof CONTENT_AREAS)[number]

export function pathInArea(area: ContentArea, slug: string): string {
  return `/${area}/${slug}`
}

/** The slug of a path when it lies directly in the area. */
export function slugInArea(area: ContentArea, path: string): string | undefined {
  const [, first, slug, ...rest] = path.split('/')
  return first === area && slug && rest.length === 0 ? slug : undefined
}

/** Whether only a document can make this address exist. */
export function isContentPath(path: string): boolean {
  return path === '/' || CONTENT_AREAS.some((area) => slugInArea(area, path))
}
