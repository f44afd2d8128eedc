import type { FieldDefinition } from 'sanity'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migration } from '../../../scripts/migrations/order-by-drag/index.ts'
import { runMigration } from '../../../scripts/migrations/run-migration.ts'
import { orderRank } from '../../../scripts/seed/builders/order-rank.ts'
import { rankField } from '../../../studio/schema/fields/short-fields'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments } from '../../support/seed.ts'

let lake: TestLake

beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

const jobsInOrder = () =>
  lake.client.fetch<{ _id: string; order?: number; orderRank?: string }[]>(
    '*[_type == "job"] | order(orderRank asc, _id asc){ _id, order, orderRank }',
    {},
    { perspective: 'raw' },
  )

test('numbered lists keep their order, and drafts get the place of their document', async () => {
  const job = (_id: string, order?: number) =>
    lake.client.create({ _id, _type: 'job', title: _id, ...(order !== undefined && { order }) })
  await job('b', 20)
  await job('drafts.b', 5)
  await job('c')
  await job('a', 20)
  await runMigration(lake.client, migration, { dryRun: true })
  expect((await jobsInOrder()).every(({ orderRank: rank }) => !rank)).toBe(true)

  expect(await runMigration(lake.client, migration, { dryRun: false })).toHaveLength(4)
  const jobs = await jobsInOrder()
  expect(jobs.map(({ _id }) => _id)).toEqual(['b', 'drafts.b', 'a', 'c'])
  expect(jobs[0]?.orderRank).toBe(jobs[1]?.orderRank)
  expect(jobs.every(({ order }) => order === null)).toBe(true)
  expect(await runMigration(lake.client, migration, { dryRun: false })).toEqual([])
})

type InitialValue = (value: undefined, context: object) => Promise<string>

test('a new document comes after those of the seed', async () => {
  const ranks = seedDocuments.flatMap((each) => (each._type === 'person' ? each.orderRank : []))
  expect(new Set(ranks).size).toBe(ranks.length)
  for (const [index, rank] of ranks.entries()) {
    await lake.client.create({ _id: `person-${index}`, _type: 'person', orderRank: rank })
  }
  const { initialValue } = rankField('person') as FieldDefinition & { initialValue: InitialValue }
  const getClient = ({ apiVersion }: { apiVersion: string }) =>
    lake.client.withConfig({ apiVersion })
  const rank = await initialValue(undefined, { getClient })
  for (const other of ranks) expect(rank > (other ?? '')).toBe(true)
  expect(orderRank(1)).toBe('0|100000:')
})
