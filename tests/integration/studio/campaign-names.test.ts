import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepNames, readNamesInUse } from '../../../studio/campaign-link/names-in-use.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake?.close())

test('all names of a link are kept, and once if a colleague has added one meanwhile', async () => {
  const names = { campaign: 'spring-launch', source: 'linkedin', medium: '' }
  await keepNames(lake.client as never, names)
  await keepNames(lake.client as never, { ...names, medium: 'social' })
  expect(await readNamesInUse(lake.client as never)).toEqual({
    campaigns: ['spring-launch'],
    sources: ['linkedin'],
    media: ['social'],
  })
  const stored = await lake.client.getDocument<{ campaigns: string[] }>('campaignNames')
  expect(stored?.campaigns).toEqual(['spring-launch'])
})
