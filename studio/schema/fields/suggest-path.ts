import { slugOf } from '../../../web/src/lib/slug'
import { type RoutableType, routableTypes } from '../routable-types'

/** Suggests a path made from `title`, in the area of the path `current`; a page keeps its parent, or lies at the top. */
export function suggestPath(title: string, type: RoutableType, current = ''): string {
  const prefixes: readonly string[] = routableTypes[type]
  const parent = current.slice(0, current.lastIndexOf('/') + 1)
  const area = prefixes.find((start) => current.startsWith(start))
  const start = type === 'page' ? (area ? parent : '/') : (area ?? prefixes[0])
  return `${start}${toPathSegment(title)}`
}

/** Turns a title into a path segment: “Crypto Crime Report 2025” → crypto-crime-report-2025. */
export const toPathSegment = (title: string): string => slugOf(title.replaceAll('&', ' and '))
