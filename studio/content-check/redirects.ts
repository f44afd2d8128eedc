import { checkRedirectWay } from '../schema/validation/redirect'
import { type Content, type Finding, pathOf } from './content'

interface Redirect {
  id: string
  /** The path of the target page. */
  to: string
}

export function redirectMap({ published, byId }: Content): Map<string, Redirect> {
  const redirects = published.filter(({ _type }) => _type === 'redirect')
  return new Map(
    redirects.flatMap(({ _id, from, to }) => {
      const path = pathOf(byId.get(String((to as { _ref?: string } | undefined)?._ref)))
      return typeof from === 'string' && path ? [[from, { id: _id, to: path }] as const] : []
    }),
  )
}

/** Redirects to another redirect, and redirect loops. */
export function checkRedirects(content: Content): Finding[] {
  const redirects = redirectMap(content)
  return [...redirects].flatMap(([from, { id }]) => {
    const found = checkRedirectWay(from, (path) => redirects.get(path)?.to)
    return found ? [{ ...found, check: 'redirects', id, path: 'to' }] : []
  })
}
