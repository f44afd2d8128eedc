import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'
import { SEED_DAY, studioMarkers } from '../../support/studio-markers.ts'

let lake: TestLake

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEED_DAY })
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(async () => {
  vi.useRealTimers()
  await lake.close()
})

/** The Studio's validation messages for these documents, one line each. */
async function messages(...documents: object[]) {
  const markers = await studioMarkers(lake.client, documents)
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
  const stored = await lake.client.fetch<{ _id: string }[]>(
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_id, "seed.")]',
  )
  expect(stored).toHaveLength(seedDocuments.length)
  expect(await messages(...stored)).toEqual([])
})
