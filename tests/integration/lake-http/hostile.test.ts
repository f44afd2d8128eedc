import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileMutateBody, hostileQueryBody } from '../../support/hostile-json.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

const RUNS = 1000
const AT_ONCE = 20
const HEADERS = { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' }

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  const rows = [{ _key: 'a', n: 1 }]
  await lake.client.create({ _id: 'page-a', _type: 'page', rows, title: 'A' })
})
afterAll(() => lake.close())

/** Sends a request; returns the status, or fails if it is not 2xx or a 4xx that says why. */
async function send(path: string, body: string): Promise<number> {
  const init = { method: 'POST', headers: HEADERS, body }
  const response = await fetch(`${lake.url}/v2026-03-01/data/${path}`, init)
  const answer = await response.text()
  const sent = body.slice(0, 3000)
  expect(response.status, sent).toBeLessThan(500)
  if (response.status >= 400) expect(answer, sent).toMatch(/"(message|description)":".*\w{3}/)
  return response.status
}

it.each([
  ['mutate/production?returnDocuments=true', hostileMutateBody, [200, 400, 409]],
  ['query/production', hostileQueryBody, [200, 400]],
])(
  `${RUNS} hostile bodies to %s get 2xx, or a 4xx that says why`,
  async (path, bodies, statuses) => {
    const seen = new Set<number>()
    const batches = fc.array(bodies, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' })
    const property = fc.asyncProperty(batches, async (batch) => {
      for (const status of await Promise.all(batch.map((body) => send(path, body))))
        seen.add(status)
    })
    const settings = { numRuns: RUNS / AT_ONCE, endOnFailure: true }
    const { errorInstance, failed, seed } = await fc.check(property, settings)
    // fast-check's own report would print the whole batch.
    if (failed) throw new Error(`seed ${seed}`, { cause: errorInstance })
    // All kinds of answers must occur, or the test proves nothing.
    expect([...seen]).toEqual(expect.arrayContaining(statuses))
    expect(await lake.client.fetch('1+1')).toBe(2)
  },
)
