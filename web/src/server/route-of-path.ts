import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env.ts'

type Route = { page: string; regex: string }
type Manifest = { staticRoutes: Route[]; dynamicRoutes: Route[] }

/**
 * The pattern of the route that serves a path, such as `/company/careers/[slug]`; 'unknown' if there is none. Logs and
 * metrics name patterns, which are few and hold nothing of what a visitor typed.
 */
export async function loadRoutes(): Promise<(path: string) => string> {
  const file = path.join(env.SITE_BUILD_DIR, 'routes-manifest.json')
  try {
    const { staticRoutes, dynamicRoutes } = JSON.parse(await readFile(file, 'utf8')) as Manifest
    // In the order in which Next matches them.
    return routeFinder([...staticRoutes, ...dynamicRoutes])
  } catch {
    // Development has no manifest.
    return routeFinder([])
  }
}

/** Finds the first route that matches a path. */
function routeFinder(routes: readonly Route[]): (path: string) => string {
  const patterns = routes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next/*'
    return patterns.find(({ pattern }) => pattern.test(path))?.page ?? 'unknown'
  }
}
