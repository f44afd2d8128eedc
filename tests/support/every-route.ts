import { SPEC_ROUTES } from '../contract/site/spec-facts.ts'
import { seedDocuments } from './seed.ts'

/** Areas whose pages share a template: tests visit the first page of each. */
const ONE_TEMPLATE_AREAS = [
  '/resources/blog/',
  '/company/news/',
  '/resources/documentation/',
  '/resources/support-center/',
  '/resources/webinars-events/',
  '/company/careers/',
]

/** Pages besides those of the spec, each with its own sections. */
const OUR_PAGES = [
  '/resources/coverage',
  '/resources/for-victims',
  '/resources/for-police',
  '/company/trust',
  '/company/press',
  '/pricing',
]

/** The path of every page of the seed. */
export const seededPaths: string[] = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

/** Every route of the spec, our own pages, the search, a form's page, and one page of each area with a template. */
export const EVERY_ROUTE: string[] = [
  ...SPEC_ROUTES,
  ...OUR_PAGES,
  '/search',
  '/forms/job-application',
  ...ONE_TEMPLATE_AREAS.flatMap((area) => seededPaths.find((path) => path.startsWith(area)) ?? []),
]

/** The types of a page's sections and document; a page without a document is its own kind. */
function kindsOf(path: string): string[] {
  const document = seedDocuments.find((each) => 'path' in each && each.path?.current === path)
  if (!document) return [path]
  const sections = 'sections' in document ? (document.sections ?? []) : []
  return [document._type, ...sections.map(({ _type }) => _type)]
}

/** The home page and the fewest other routes that together show every type of page and section. */
export const ROUTES_OF_EVERY_KIND: string[] = ['/']
const missing = new Set(EVERY_ROUTE.flatMap(kindsOf))
for (let next = '/'; next; ) {
  for (const kind of kindsOf(next)) missing.delete(kind)
  const added = (path: string) => kindsOf(path).filter((kind) => missing.has(kind)).length
  next = EVERY_ROUTE.reduce((most, path) => (added(path) > added(most) ? path : most), next)
  if (missing.size === 0) break
  ROUTES_OF_EVERY_KIND.push(next)
}

/** Pages to compare in two forms, one of each kind; all of them for `npm run test:full`. */
export const COMPARED_PATHS: string[] = process.env.TEST_FULL
  ? [...new Set([...seededPaths, ...EVERY_ROUTE])]
  : ROUTES_OF_EVERY_KIND
