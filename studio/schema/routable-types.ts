/** Document types with a path, and the path prefixes that each may use. */
export const routableTypes = {
  page: ['/solutions/', '/resources/', '/company/'],
  product: ['/products/'],
  legalPage: ['/legal/'],
  article: ['/resources/blog/', '/company/news/'],
  guide: ['/resources/documentation/', '/resources/support-center/'],
  event: ['/resources/webinars-events/'],
  job: ['/company/careers/'],
} as const

export type RoutableType = keyof typeof routableTypes

export const routableTypeNames = Object.keys(routableTypes) as RoutableType[]

/** The id of the home page, whose path is always `/`. */
export const homePageId = 'page-home'
