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
  return [...redirects].flatMap(([from, { id, to }]) => {
    const steps = [from]
    let next: string | undefined = to
    while (next !== undefined && !steps.includes(next)) {
      steps.push(next)
      next = redirects.get(next)?.to
    }
    const finding = (level: Finding['level'], message: string) => [
      { level, check: 'redirects', id, path: 'to', message },
    ]
    if (next !== undefined) {
      const way = [...steps, next].join(' → ')
      return finding(
        'error',
        `This redirect leads in a circle (${way}), so visitors see an error. Delete one of them.`,
      )
    }
    if (steps.length > 2) {
      return finding(
        'warning',
        `${steps[1]} is redirected again (${steps.join(' → ')}): choose the last page here.`,
      )
    }
    return []
  })
}
