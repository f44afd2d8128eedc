import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings } from '../../../scripts/env.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

// The commands set these for their child processes.
const INTERNAL = [
  'SITE_BUILD_DIR',
  'STUDIO_BUILD_DIR',
  'LAKE_WEBHOOK_URL',
  'LAKE_WEBHOOK_SECRET',
  'NEXT_PHASE',
]
const schemas = ['scripts/env.ts', 'scripts/lake/env.ts', 'web/src/env.ts'].flatMap((path) =>
  [...read(path).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? ''),
)

it('.env.example documents exactly the variables that the workspaces read', () => {
  const explained = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  const wanted = new Set([...schemas, 'SANITY_API_WRITE_TOKEN', 'SANITY_STUDIO_VISION'])
  for (const name of INTERNAL) wanted.delete(name)
  expect(wanted.size).toBeGreaterThan(20)
  expect(explained.toSorted()).toEqual([...wanted].toSorted())
})

it('.env.example copied unchanged gives the default settings', () => {
  expect(readSettings(parseEnv(read('.env.example')))).toEqual(readSettings({}))
})
