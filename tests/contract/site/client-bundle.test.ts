import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

test('no file for browsers holds the token that reads a private dataset, or its name', () => {
  const folder = join(ROOT, 'web/.next-test/static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  const leaks = files.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return text.includes(inject('lakeToken')) || text.includes('SANITY_API_READ_TOKEN')
  })
  expect(leaks).toEqual([])
})
