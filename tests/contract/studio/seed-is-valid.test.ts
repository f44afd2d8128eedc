import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { seedDocuments } from '../../support/seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { SEED_DAY, studioMarkers } from '../../support/studio-markers.ts'

const client = stackClient(inject('lakeToken'))

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEED_DAY })
})

afterAll(() => {
  vi.useRealTimers()
})

/** The Studio's validation messages for these documents, one line each. */
async function messages(...documents: object[]) {
  const markers = await studioMarkers(client, documents)
  return markers.flatMap((found, index) =>
    found.map(({ level, path, message }) => {
      const place = path
        .map((step) => (typeof step === 'object' && '_key' in step ? step._key : step))
        .join('.')
      return `${(documents[index] as { _id: string })._id} ${place}: ${level}: ${message}`
    }),
  )
}

test('the seed has no finding', async () => {
  // Read from the lake, so that documents refer to uploaded images.
  const stored = await client.fetch<{ _id: string }[]>(
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_id, "seed.")]',
  )
  expect(stored).toHaveLength(seedDocuments.length)
  expect(await messages(...stored)).toEqual([])
})
