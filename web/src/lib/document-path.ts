import { OWN_PATHS, OWN_SEGMENTS } from './own-paths.gen.ts'
import { ROUTABLE_TYPES } from './routable-types.gen.ts'
import { homeHref, markdownHref, pathOfMarkdown } from './routes.ts'

const ownPaths = new Set(OWN_PATHS)
const ownSegments = new Set(OWN_SEGMENTS)

/** No empty segments, no dots alone, and nothing that ends a path or is decoded in it. */
const SEGMENTS = /^(\/(?!\.{1,2}(\/|$))[^\s/?#%\\]+)+$/u

/**
 * Whether a document can be found at a path: one that stands in an address as it is, and that the site does not keep for
 * itself. The Studio refuses any other, but a program can store it.
 */
export function isDocumentPath(path: unknown): path is string {
  if (path === '/') return true
  if (typeof path !== 'string' || !SEGMENTS.test(path)) return false
  const place = path.toLowerCase()
  // The home page, or another one, as Markdown.
  if (pathOfMarkdown(place) || markdownHref(place) === markdownHref(homeHref())) return false
  const [, first = ''] = place.split('/')
  return !first.startsWith('_') && !ownSegments.has(first) && !ownPaths.has(place)
}

const routable: ReadonlySet<string> = new Set(ROUTABLE_TYPES)

/** The path of a document; undefined when its type has no page, or it has no path yet or one that it cannot have. */
export function hrefForDocument(document: {
  _type: string
  path: string | null
}): string | undefined {
  return routable.has(document._type) && isDocumentPath(document.path) ? document.path : undefined
}
