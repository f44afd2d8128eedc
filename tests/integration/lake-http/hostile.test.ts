import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  hostileMutateBody,
  hostileQueryBody,
  hostileQuerySearch,
} from '../../support/hostile-json.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

const RUNS = 1000
const AT_ONCE = 20

let lake: TestLake
let seen: Map<number, number>
beforeAll(async () => {
  lake = await startTestLake()
  const rows = [{ _key: 'a', n: 1 }]
  await lake.client.create({ _id: 'page-a', _type: 'page', rows, title: 'A' })
})
afterAll(() => lake.close())

async function check(path: string, init: RequestInit): Promise<void> {
  const response = await fetch(lake.url + path, {
    ...init,
    headers: { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' },
  })
  const body = (await response.json()) as { message?: string; error?: { description?: string } }
  seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
  const sent = `${init.body ?? path}`.slice(0, 3000)
  expect(response.status, sent).toBeLessThan(500)
  if (response.status >= 400)
    expect(body.error?.description ?? body.message, sent).toEqual(expect.stringMatching(/\w{3}/))
}

/** Sends `RUNS` requests, some at a time; fails with the one that was answered wrongly. */
async function sendAll<T>(arbitrary: fc.Arbitrary<T>, send: (data: T) => Promise<void>) {
  seen = new Map()
  const batches = fc.array(arbitrary, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' })
  const property = fc.asyncProperty(batches, async (batch) => {
    await Promise.all(batch.map(send))
  })
  const { errorInstance, failed, seed } = await fc.check(property, {
    numRuns: Math.ceil(RUNS / AT_ONCE),
    endOnFailure: true,
  })
  // fast-check's own report would print the whole batch.
  if (failed) throw new Error(`seed ${seed}`, { cause: errorInstance })
}

it(`answers ${RUNS} hostile bodies to mutate with 2xx, or a 4xx that says why`, async () => {
  const path = '/v2026-03-01/data/mutate/production?returnDocuments=true'
  await sendAll(hostileMutateBody, (body) => check(path, { method: 'POST', body }))
  // All kinds of answers must occur, or the test proves nothing.
  for (const status of [200, 400, 409])
    expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(0)
  expect({}).not.toHaveProperty('polluted')
  expect(await lake.client.fetch('1+1')).toBe(2)
})

it(`answers ${RUNS} hostile queries with 2xx, or a 4xx that says why`, async () => {
  const path = '/v2026-03-01/data/query/production'
  const either = fc.oneof(
    hostileQueryBody.map((body) => ({ body, search: undefined })),
    hostileQuerySearch.map((search) => ({ search, body: undefined })),
  )
  await sendAll(either, ({ body, search }) =>
    search === undefined ? check(path, { method: 'POST', body }) : check(`${path}?${search}`, {}),
  )
  for (const status of [200, 400]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(0)
  expect(await lake.client.fetch('1+1')).toBe(2)
})
