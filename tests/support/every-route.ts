import { seedDocuments } from '../../scripts/seed/seed-documents.ts'
import { SPEC_ROUTES } from './spec-routes.ts'

/** Areas whose pages are all made alike: the first of the seed stands for them. */
const ALIKE = [
  '/resources/blog/',
  '/company/news/',
  '/resources/documentation/',
  '/resources/support-center/',
  '/resources/webinars-events/',
  '/company/careers/',
]

/** The address of every page that the seed makes. */
export const seededPaths: string[] = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

/** Every route of the spec, the search, and one page of each kind that has many. */
export const EVERY_ROUTE: string[] = [
  ...SPEC_ROUTES,
  '/search',
  ...ALIKE.flatMap((area) => seededPaths.find((path) => path.startsWith(area)) ?? []),
]
