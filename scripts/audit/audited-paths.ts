import { seedDocuments } from '../seed/seed-documents.ts'

/** Routes that are code, not content. */
const CODE_ROUTES = ['/search', '/login', '/signup', '/forgot-password', '/dashboard']
/** Types whose pages share one template: only the first page of each area is audited. */
const ALIKE = ['article', 'guide', 'event', 'job']

const areaOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Every page of the site, without the repeated pages of one template. */
export const auditedPaths: string[] = [
  ...new Map(
    seedDocuments.flatMap((document) => {
      const path = 'path' in document ? document.path?.current : undefined
      if (!path) return []
      return [[ALIKE.includes(document._type) ? `${areaOf(path)}/*` : path, path] as const]
    }),
  ).values(),
  ...CODE_ROUTES,
]
