import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

/** The folder of the alerts and their runbook. */
export const WATCH = join(ROOT, 'scripts/deploy/watch')

const ruleFile = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.record(z.string(), z.string()).default({}),
          annotations: z.record(z.string(), z.string()).default({}),
        }),
      ),
    }),
  ),
})

export const alerts = ruleFile
  .parse(parse(readFileSync(join(WATCH, 'rules.yaml'), 'utf8')))
  .groups.flatMap((group) => group.rules)
  .map(({ alert, ...rule }) => ({ name: alert, ...rule }))

/** Metrics of Prometheus itself, of its exporters, and what the node exporter is told. */
const OTHERS: Record<string, string[]> = {
  up: [],
  node_filesystem_avail_bytes: ['mountpoint', 'fstype'],
  node_filesystem_size_bytes: ['mountpoint', 'fstype'],
  probe_ssl_earliest_cert_expiry: [],
  chainlantern_backup_seconds: [],
}
const DEFINITION =
  /\b(counter|gauge|histogram)\(\{\s*name: '(\w+)',\s*help:\s*'[^']*',\s*labelNames: \[([^\]]*)\]/g
const OF_HISTOGRAM = ['', '_bucket', '_count', '_sum']

/** Every existing metric with its labels, from the site's code. */
export function knownMetrics(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  const add = (name: string, labels: string[]) =>
    known.set(name, new Set(['job', 'instance', ...labels]))
  for (const [name, labels] of Object.entries(OTHERS)) add(name, labels)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const { name } of registry.getMetricsAsArray()) add(name, [])
  for (const text of siteSources()) {
    for (const [, kind, name = '', labels = ''] of text.matchAll(DEFINITION)) {
      const own = Array.from(labels.matchAll(/'(\w+)'/g), ([, label = '']) => label)
      for (const suffix of kind === 'histogram' ? OF_HISTOGRAM : [''])
        add(name + suffix, [...own, ...(suffix === '_bucket' ? ['le'] : [])])
    }
  }
  return known
}

/** The site's code, which contains the names of routes, outcomes and parts. */
export const siteSources = () =>
  globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  )

/** The site's routes as metrics name them. */
export const siteRoutes = () => [
  ...globSync('web/src/app/**/{page.tsx,route.ts}', { cwd: ROOT }).map(
    (path) => path.replace(/^web\/src\/app|\/\([^)]*\)(?=\/)|\/(page\.tsx|route\.ts)$/g, '') || '/',
  ),
  '/_next/*',
  'unknown',
]
