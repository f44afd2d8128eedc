import { parsePage } from '../../support/page-text.ts'
import { visit } from '../../support/visit.ts'

export type DeadLink = { from: string; href: string; reason: string }

type Target = { status: number; ids: Set<string>; type: string }

/** Requests every internal link of these pages once; returns those without a 200 or their anchor. */
export async function deadLinks(site: string, paths: readonly string[]): Promise<DeadLink[]> {
  const targets = new Map<string, Promise<Target>>()
  const targetAt = (path: string) => {
    const known = targets.get(path)
    if (known) return known
    const reading = readTarget(site, path)
    targets.set(path, reading)
    return reading
  }
  const dead: DeadLink[] = []
  for (const from of paths) {
    const { html } = await visit(site + from)
    for (const href of hrefsIn(html)) {
      const reason = await reasonDead(new URL(href, site + from), site, targetAt)
      if (reason) dead.push({ from, href, reason })
    }
  }
  return dead
}

function hrefsIn(html: string): string[] {
  const links = parsePage(html).querySelectorAll('a[href], link[href], area[href]')
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]
}

async function reasonDead(
  { protocol, origin, pathname, search, hash }: URL,
  site: string,
  targetAt: (path: string) => Promise<Target>,
): Promise<string | undefined> {
  if (!protocol.startsWith('http') || origin !== new URL(site).origin) return undefined
  const { status, ids } = await targetAt(pathname + search)
  if (status !== 200) return `answers ${status}`
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor && !ids.has(anchor) ? `has no #${anchor}` : undefined
}

/** The response of a path after redirects, with the ids in its HTML. */
async function readTarget(site: string, path: string): Promise<Target> {
  const response = await fetch(site + path)
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const named = type.includes('html') ? parsePage(text).querySelectorAll('[id]') : []
  return { status: response.status, type, ids: new Set(named.map(({ id }) => id)) }
}
