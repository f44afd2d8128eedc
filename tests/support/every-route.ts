import { seedDocuments } from './seed.ts'
import { SPEC_ROUTES } from './spec-routes.ts'

/** Areas whose pages share one template: the tests visit the first page of each. */
const ONE_TEMPLATE_AREAS = [
  '/resources/blog/',
  '/company/news/',
  '/resources/documentation/',
  '/resources/support-center/',
  '/resources/webinars-events/',
  '/company/careers/',
]

/** The path of every page of the seed. */
export const seededPaths: string[] = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

/** Every route of the spec, the search, and one page of each area with one template. */
export const EVERY_ROUTE: string[] = [
  ...SPEC_ROUTES,
  '/search',
  ...ONE_TEMPLATE_AREAS.flatMap((area) => seededPaths.find((path) => path.startsWith(area)) ?? []),
]
