// cspell:ignore organisation customise
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake

beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

/** Runs `npm run migrate` as a developer does, against the lake of this test. */
async function migrate(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts/migrations/migrate.ts'), ...args],
    {
      env: {
        ...process.env,
        SANITY_API_HOST: lake.url,
        SANITY_PROJECT_ID: 'lake',
        SANITY_DATASET: 'production',
        SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
      },
    },
  )
  return stdout + stderr
}

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

test('British field names become American in documents, drafts and versions; the rest stays', async () => {
  await lake.client.create(page('page-a', { organisation: 'Vaultmere' }))
  await lake.client.create(page('drafts.page-a', { organisation: 'Vaultmere Inc.' }))
  await lake.client.create(page('versions.rAutumn.page-a', { organisation: 'Vaultmere AG' }))
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
  const wouldChange = await migrate('american-spelling', '--dry-run')
  expect(wouldChange).toContain('page-a: sections')
  expect(wouldChange).toContain('siteSettings: consent')
  expect(wouldChange).toContain('Would change 4 documents.')
  expect(await stored()).toEqual(before)

  expect(await migrate('american-spelling')).toMatch(
    /American spelling of field names → production at http.*\n(.+\n)*Changed 4 documents\./,
  )
  const [draft, a, b, settings, version] = await stored()
  expect(draft).toMatchObject(page('drafts.page-a', { organization: 'Vaultmere Inc.' }))
  expect(version).toMatchObject(page('versions.rAutumn.page-a', { organization: 'Vaultmere AG' }))
  expect(a).toMatchObject(page('page-a', { organization: 'Vaultmere' }))
  expect(b).toEqual(before[2])
  expect(settings?.consent).toEqual({ title: 'Cookies', customizeLabel: 'Customize' })
  expect(JSON.stringify([draft, a, version])).not.toContain('organisation')
  const once = await stored()
  expect(await migrate('american-spelling')).toContain('Changed 0 documents.')
  expect(await stored()).toEqual(once)
})

test.each([
  ['Online', undefined, true],
  ['New York and online', 'New York', true],
  ['Online or London', 'London', true],
  ['Oxford Street, London (online)', 'Oxford Street, London', true],
  ['Paris/Online/Rome', 'Paris, Rome', true],
  ['Andover', 'Andover', false],
])('the place “%s” of an event becomes %s, online: %s', async (place, venue, online) => {
  const event = (_id: string) => ({ _id, _type: 'event', title: 'Talk' })
  for (const _id of ['event-a', 'drafts.event-a'])
    await lake.client.create({ ...event(_id), place })
  await lake.client.create({ ...event('event-b'), place: 'Berlin', online: true })
  const stored = () => lake.client.getDocuments(['event-a', 'drafts.event-a', 'event-b'])
  expect(await migrate('event-place')).toContain('Changed 2 documents.')
  const [published, draft, done] = await stored()
  expect([published?.place, published?.online]).toEqual([venue, online])
  expect([draft?.place, draft?.online]).toEqual([venue, online])
  expect([done?.place, done?.online]).toEqual(['Berlin', true])
  expect(await migrate('event-place')).toContain('Changed 0 documents.')
})

test('published articles keep the path that feed readers know, in drafts and versions too', async () => {
  const article = (_id: string, current: string) => ({
    _id,
    _type: 'article',
    path: { _type: 'slug', current },
  })
  const known = ['article-a', 'drafts.article-a', 'versions.rAutumn.article-a']
  await lake.client.create(article('article-a', '/company/news/a'))
  await lake.client.create(article('drafts.article-a', '/company/news/renamed'))
  await lake.client.create(article('versions.rAutumn.article-a', '/company/news/autumn'))
  await lake.client.create(article('drafts.article-b', '/company/news/b'))
  await lake.client.create({ ...article('article-c', '/company/news/c'), feedPath: '/old' })
  expect(await migrate('feed-paths')).toContain('Changed 3 documents.')
  const stored = await lake.client.getDocuments([...known, 'drafts.article-b', 'article-c'])
  const path = '/company/news/a'
  expect(stored.map((each) => each?.feedPath)).toEqual([path, path, path, undefined, '/old'])
  expect(await migrate('feed-paths')).toContain('Changed 0 documents.')
})

test('an unknown migration is an error that names those that exist', async () => {
  await expect(migrate('no-such')).rejects.toMatchObject({
    stderr: expect.stringMatching(/There is no migration "no-such"[\s\S]*american-spelling/),
  })
})
