import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Patient } from '../../../scripts/doctor/check.ts'
import { deadLinks, lostAddresses } from '../../../scripts/doctor/dead-links.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { listen } from '../../support/listen.ts'
import { runCommand } from '../run-command.ts'

const dir = mkdtempSync(join(tmpdir(), 'sanity-command-'))
const file = join(dir, 'content.tar.gz')
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
let lake: TestLake

beforeAll(async () => {
  // A lake of its own: all its content is exported.
  lake = await startTestLake()
  const { _id } = await lake.client.assets.upload('image', IMAGE, { filename: 'dot.png' })
  const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
  for (const _id of ['page-a', 'drafts.page-a'])
    await lake.client.create({ _id, _type: 'page', image })
})

afterAll(async () => {
  await lake?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Runs `npm run sanity -- …` on a lake. */
const sanity = ({ dir: folder, port }: TestLake, ...args: string[]) =>
  runCommand('sanity.ts', args, {
    LAKE_DIR: folder,
    LAKE_PORT: String(port),
    SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
  })

const everything = ({ client }: TestLake) =>
  client.fetch<object[]>(
    '*[!(_id in path("_.**"))] | order(_id asc){_id, _type, image}',
    {},
    { perspective: 'raw' },
  )

test('an export is imported into another lake, with drafts and assets', async () => {
  const exported = await sanity(lake, 'dataset', 'export', 'production', file)
  expect(exported).toMatchObject({ status: 0 })
  const other = await startTestLake()
  onTestFinished(() => other.close())
  const imported = await sanity(other, 'dataset', 'import', file, 'production')
  expect(imported).toMatchObject({ status: 0 })
  expect(await everything(other)).toEqual(await everything(lake))
})

/** Runs a migration twice; the second time, it must change nothing. */
async function migrate(name: string): Promise<void> {
  const run = () => sanity(lake, 'migration', 'run', name, '--no-dry-run', '--no-confirm')
  expect(await run()).toMatchObject({ status: 0 })
  const again = await run()
  expect(again.out + again.err).toContain('0 mutations generated')
}

test('the place of an event, published and in draft, becomes a place and whether it is online', async () => {
  const cases: [place: string, venue: string | undefined, online: boolean][] = [
    ['Online', undefined, true],
    ['New York and online', 'New York', true],
    ['Online or London', 'London', true],
    ['Oxford Street, London (online)', 'Oxford Street, London', true],
    ['Paris/Online/Rome', 'Paris, Rome', true],
    ['Andover', 'Andover', false],
  ]
  const ids = cases.flatMap((_, at) => [`event-${at}`, `drafts.event-${at}`])
  for (const [at, _id] of ids.entries())
    await lake.client.create({ _id, _type: 'event', place: cases[Math.floor(at / 2)]?.[0] })
  await migrate('event-place')
  const stored = await lake.client.getDocuments(ids)
  expect(stored.map((event) => [event?.place, event?.online])).toEqual(
    cases.flatMap(([, venue, online]) => [
      [venue, online],
      [venue, online],
    ]),
  )
})

test('documents and fields that nothing uses go, published and in draft', async () => {
  const section = { _key: 'a', _type: 'hero', title: 'Kept' }
  const times = { showFrom: '2026-01-01T00:00:00Z', showUntil: '2026-02-01T00:00:00Z' }
  const grid = { _key: 'b', _type: 'cardGrid', look: 'tinted' }
  const page = { sections: [{ ...section, ...times }, grid], acceptedWarnings: ['a'] }
  const old = [
    { ...page, _id: 'page-old', _type: 'page' },
    { ...page, _id: 'drafts.page-old', _type: 'page' },
    { _id: 'words', _type: 'words' },
    { _id: 'drafts.campaignNames', _type: 'campaignNames' },
  ]
  for (const document of old) await lake.client.create(document)
  await migrate('no-longer-used')
  const [published, draft, ...others] = await lake.client.getDocuments(old.map(({ _id }) => _id))
  expect(others).toEqual([null, null])
  for (const changed of [published, draft]) {
    expect(changed?.sections).toEqual([section, { ...grid, look: 'bordered' }])
    expect(changed).not.toHaveProperty('acceptedWarnings')
  }
})

test('the doctor finds typed links that lead nowhere', async () => {
  const { url: siteUrl, stop } = await listen(({ url }, response) =>
    response.writeHead(url === '/company/about' ? 200 : 404).end(),
  )
  onTestFinished(stop)
  const link = (url: string) => ({ _key: url, _type: 'action', target: 'url', url })
  const actions = [
    link(`${siteUrl}/company/about#top`),
    link('/gone'),
    link('https://example.org/gone'),
    link('https://[bad'),
  ]
  await lake.client.create({ _id: 'page-links', _type: 'page', sections: [{ actions }] })
  const patient = { settings: { siteUrl }, client: () => lake.client } as unknown as Patient
  expect(await deadLinks(patient)).toMatchObject({
    status: 'warning',
    message: 'The site has no page /gone (page-links sections.0.actions.1.url).',
  })
})

test('the doctor finds addresses that were public and lead nowhere', async () => {
  const { url: siteUrl, stop } = await listen(({ url }, response) =>
    response.writeHead(/old|versions/.test(url ?? '') ? 404 : 200).end(),
  )
  onTestFinished(stop)
  const page = { _id: 'legal-moved', _type: 'legalPage' }
  const path = (current: string) => ({ _type: 'slug', current })
  await lake.client.create({ ...page, path: path('/legal/old'), lastUpdated: '2025-01-01' })
  await lake.client
    .patch(page._id)
    .set({ path: path('/legal/new'), lastUpdated: '2026-01-01' })
    .commit()
  const patient = { settings: { siteUrl }, client: () => lake.client } as unknown as Patient
  expect(await lostAddresses(patient)).toMatchObject({
    status: 'warning',
    message: expect.stringMatching(
      /^Visitors knew (?=.*\/legal\/old \(legal-moved\))(?=.*\/legal\/new\/versions\/2025-01-01)(?!.*product)/,
    ),
  })
})
