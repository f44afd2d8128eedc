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

/** Pages beside those of the spec, each of sections of its own. */
export const OUR_PAGES = [
  '/resources/coverage',
  '/resources/for-victims',
  '/resources/for-police',
  '/company/trust',
  '/company/press',
]

/** The path of every page of the seed. */
export const seededPaths: string[] = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

/** Every route of the spec, our own pages, the search, and one page of each area with one template. */
export const EVERY_ROUTE: string[] = [
  ...SPEC_ROUTES,
  ...OUR_PAGES,
  '/search',
  ...ONE_TEMPLATE_AREAS.flatMap((area) => seededPaths.find((path) => path.startsWith(area)) ?? []),
]
