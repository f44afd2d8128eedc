import { expect, test } from 'vitest'
import { FEED_AREAS } from '@/lib/routes'
import { QUERIES } from '../../support/queries.gen.ts'
import { seedDocuments } from '../../support/seed.ts'
import { stackClient } from '../../support/stack-client.ts'

const visitor = stackClient()

/** Values of each query parameter, from the seed. A query with a new parameter needs an entry here. */
const values: Record<string, string[]> = {
  id: seedDocuments.map(({ _id }) => _id),
  path: seedDocuments.flatMap((document) => {
    const path = 'path' in document ? document.path?.current : undefined
    return path ? [path] : []
  }),
  start: FEED_AREAS.map((area) => `/${area}/`),
}

const queries = Object.entries(QUERIES)

test('the site has queries', () => {
  expect(queries.length).toBeGreaterThan(5)
})

const seeded = new Set<string>(seedDocuments.map(({ _type }) => _type))

test.each(queries)('%s runs on the seed and returns a result', async (_, query) => {
  const names = [...new Set(Array.from(query.matchAll(/\$(\w+)/g), ([, name = '']) => name))]
  expect(names.filter((name) => !values[name])).toEqual([])
  expect(names.length).toBeLessThan(2)
  const [name] = names
  const params = name ? (values[name] ?? []).map((value) => ({ [name]: value })) : [{}]
  const results = await Promise.all(params.map((each) => visitor.fetch(query, each)))
  const type = /^\s*\*\[\s*_type == "(\w+)"/.exec(query)?.[1]
  // A new type needs no seed.
  if (!type || seeded.has(type))
    expect(results.filter((result) => result !== null)).not.toHaveLength(0)
})
