import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

type Entry = { optionalDependencies?: Record<string, string> }

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
const packages: Record<string, Entry> = JSON.parse(text).packages
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))

it('contains no download URL', () => {
  expect(text).not.toContain('"resolved": "http')
})

// npm omits a platform package that the registry lacks; npm ci then fails on that platform.
it('every optional dependency has an entry for each platform', () => {
  const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, '')))
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})
