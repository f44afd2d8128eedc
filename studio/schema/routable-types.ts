/** Document types with a path, and the path prefixes that each may use; an area stands before the areas in it. */
export const routableTypes = {
  product: ['/products/'],
  page: ['/solutions/', '/resources/', '/company/'],
  article: ['/resources/blog/', '/company/news/'],
  guide: ['/resources/documentation/', '/resources/support-center/'],
  event: ['/resources/webinars-events/'],
  job: ['/company/careers/'],
  legalPage: ['/legal/'],
} as const

export type RoutableType = keyof typeof routableTypes

export const routableTypeNames = Object.keys(routableTypes) as RoutableType[]

/** The id of the home page, whose path is always `/`. */
export const homePageId = 'page-home'
