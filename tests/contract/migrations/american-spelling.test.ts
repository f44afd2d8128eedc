// cspell:ignore organisation customise
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migration } from '../../../scripts/migrations/american-spelling/index.ts'
import { runMigration } from '../../../scripts/migrations/run-migration.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake

beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

const story = (name: object) => ({ _type: 'story', _key: 's', title: 'A story', ...name })
const page = (_id: string, name: object) => ({
  _id,
  _type: 'page',
  title: 'Partners',
  sections: [
    { _type: 'boardBrief', _key: 'b', title: 'Brief', ...name },
    { _type: 'stories', _key: 't', stories: [story(name)] },
  ],
})

test('British field names become American in documents and drafts; the rest stays', async () => {
  await lake.client.create(page('page-a', { organisation: 'Vaultmere' }))
  await lake.client.create(page('drafts.page-a', { organisation: 'Vaultmere Inc.' }))
  await lake.client.create(page('page-b', { organization: 'Ostrea Core' }))
  await lake.client.create({
    _id: 'siteSettings',
    _type: 'siteSettings',
    consent: { title: 'Cookies', customiseLabel: 'Customize' },
  })
  const stored = () =>
    lake.client.fetch<{ _id: string; [field: string]: unknown }[]>(
      '*[_type in ["page", "siteSettings"]] | order(_id asc)',
      {},
      { perspective: 'raw' },
    )
  const before = await stored()
  await runMigration(lake.client, migration, { dryRun: true })
  expect(await stored()).toEqual(before)

  expect(await runMigration(lake.client, migration, { dryRun: false })).toHaveLength(3)
  const [draft, a, b, settings] = await stored()
  expect(draft).toMatchObject(page('drafts.page-a', { organization: 'Vaultmere Inc.' }))
  expect(a).toMatchObject(page('page-a', { organization: 'Vaultmere' }))
  expect(b).toEqual(before[2])
  expect(settings?.consent).toEqual({ title: 'Cookies', customizeLabel: 'Customize' })
  expect(JSON.stringify([draft, a])).not.toContain('organisation')
  expect(await runMigration(lake.client, migration, { dryRun: false })).toEqual([])
})
