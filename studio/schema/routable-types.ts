/** Document types that have an address of their own: the path prefixes that each may use. */
export const routableTypes = {
  page: ['/solutions/', '/resources/', '/company/'],
  product: ['/products/'],
  legalPage: ['/legal/'],
  article: ['/resources/blog/', '/company/news/'],
  guide: ['/resources/documentation/', '/resources/support-center/'],
  event: ['/resources/webinars-events/'],
  job: ['/company/careers/'],
} as const

/** A document type with an address. */
export type RoutableType = keyof typeof routableTypes

/** Their names, for references and queries. */
export const routableTypeNames = Object.keys(routableTypes) as RoutableType[]

/** The id of the home page, whose address is fixed. */
export const homePageId = 'page-home'
