import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

type Entry = {
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
const packages: Record<string, Entry> = JSON.parse(text).packages
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))

it('the lockfile names no download address', () => {
  expect(text).not.toContain('"resolved": "http')
})

// A bundled package is part of its parent's archive, whose hash covers it.
it('every downloaded package has an integrity hash', () => {
  const without = installed.filter(
    ([, entry]) => !entry.link && !entry.inBundle && !entry.integrity?.startsWith('sha512-'),
  )
  expect(without.map(([path]) => path)).toEqual([])
  expect(installed.length).toBeGreaterThan(900)
})

// npm leaves a platform's package out when the registry lacks it; npm ci then refuses the lockfile elsewhere.
it('every optional dependency has an entry, for each platform', () => {
  const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, '')))
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})
