import { OWN_PATHS } from './own-paths.gen.ts'
import { CONTENT_AREAS } from './routable-types.gen.ts'
import { homeHref, isLegalVersionPath, isPagePath, pathOfShareImage, slugInArea } from './routes.ts'

const paths = new Set(OWN_PATHS)

/** Path prefixes: the API, Next's files, and the folders of `public`. */
const FOLDERS = ['/api/', '/_next/', '/icons/']

/** Whether a path belongs to the site's code, whatever editors have entered. */
export function isOwnPath(path: string): boolean {
  return (
    path === homeHref() ||
    paths.has(path) ||
    pathOfShareImage(path) !== undefined ||
    FOLDERS.some((start) => path.startsWith(start))
  )
}

/** Whether a path exists only if a document has it. */
export function isContentPath(path: string): boolean {
  if (path === homeHref()) return true
  if (isOwnPath(path)) return false
  return (
    isPagePath(path) ||
    isLegalVersionPath(path) ||
    CONTENT_AREAS.some((area) => slugInArea(area, path))
  )
}

/** A decoded path; invalid percent-encoding stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
