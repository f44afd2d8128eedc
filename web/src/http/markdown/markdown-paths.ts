import { isDocumentPath } from '../../lib/document-path.ts'
import { decodePath, isContentPath } from '../../lib/own-paths.ts'
import { markdownHref, pathOfMarkdown } from '../../lib/routes.ts'

// Relative imports with extensions: Node loads the server without a bundler.

/** The path, as it stands in an address, at which a page is Markdown; undefined if no document can have this path. */
export function markdownOf(path: string): string | undefined {
  const page = decodePath(path)
  return isPage(page) ? encodeURI(markdownHref(page)) : undefined
}

/** The path of the page that is asked for as Markdown; undefined if no document can have it. */
export function pageOf(path: string): string | undefined {
  const page = pathOfMarkdown(path)
  return page !== undefined && isPage(decodePath(page)) ? page : undefined
}

/** Whether a page of content may be here: not a route of the site, an account screen or a file. */
const isPage = (path: string): boolean => isDocumentPath(path) && isContentPath(path)
