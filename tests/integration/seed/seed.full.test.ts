import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { threeBridges } from '../../../scripts/seed/documents/articles/blog/three-bridges.ts'
import { drawnImages } from '../../../scripts/seed/images/seed-image.ts'
import { lakeIsEmpty } from '../../../scripts/seed/lake-is-empty.ts'
import { SEED_RECORD_ID } from '../../../scripts/seed/seed-record.ts'
import { freePort } from '../../support/free-port.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { type SeedDocument, seedDocuments, writeSeed } from '../../support/seed.ts'

const COMMAND = join(ROOT, 'scripts/seed/seed.ts')
let lake: TestLake
let client: SanityClient

beforeAll(async () => {
  // A lake of its own, which each test empties.
  lake = await startTestLake()
  client = lake.client.withConfig({ perspective: 'raw' })
})
afterAll(() => lake?.close())
beforeEach(() => client.delete({ query: '*[true]' }))

const reactor = () => client.getDocument('product-reactor')
const revisions = () => client.fetch('*[] | order(_id asc){_id, _rev}')
const counts = (report: object) =>
  Object.fromEntries(Object.entries(report).map(([name, ids]) => [name, ids.length]))

/** A newer seed, with another tagline for Reactor. */
const newerSeed = (tagline: string): SeedDocument[] =>
  seedDocuments.map((each) =>
    each._id === 'product-reactor' && each._type === 'product' ? { ...each, tagline } : each,
  )

test('an empty lake gets every document, and visitors cannot read the seed record', async () => {
  expect(await lakeIsEmpty(client)).toBe(true)
  const report = await writeSeed(client)
  expect(report.create).toHaveLength(seedDocuments.length)
  expect(await lakeIsEmpty(client)).toBe(false)

  const ids = await lake.visitor.fetch<string[]>(`*[!(${IS_ASSET})]._id`)
  expect(ids.toSorted()).toEqual(seedDocuments.map(({ _id }) => _id).toSorted())
  expect(await client.getDocument(SEED_RECORD_ID)).toBeDefined()
})

test('a newer seed updates unedited documents, and removes fields that it no longer has', async () => {
  const [home] = seedDocuments.filter(({ _id }) => _id === 'page-home')
  const older = newerSeed('An older tagline').map((each) =>
    each === home ? { ...each, order: 9 } : each,
  )
  await writeSeed(client, { documents: older as SeedDocument[] })
  const report = await writeSeed(client)
  expect(report.update.toSorted()).toEqual(['page-home', 'product-reactor'])
  expect(await client.getDocument('page-home')).not.toHaveProperty('order')
  const again = await writeSeed(client)
  expect(again.unchanged).toHaveLength(seedDocuments.length)
})

test('a run on another day changes no date, unless it replaces everything', async () => {
  await writeSeed(client, { day: '2027-06-01' })
  const before = await revisions()
  const later = await writeSeed(client, { day: '2028-02-01' })
  expect(later).toMatchObject({ day: '2027-06-01', update: [], create: [] })
  expect(await revisions()).toEqual(before)

  const startsAt = async () => (await client.getDocument('event-your-first-exhibit'))?.startsAt
  expect(await startsAt()).toMatch(/^2027-0[89]/)
  const reset = await writeSeed(client, { day: '2028-02-01', replace: true })
  expect(reset).toMatchObject({ day: '2028-02-01' })
  expect(await startsAt()).toMatch(/^2028-0[45]/)
})

test('--replace restores exactly the documents that were edited, deleted or in draft', async () => {
  await writeSeed(client)
  const pristine = await reactor()
  await client.patch('product-reactor').set({ tagline: 'Edited' }).commit()
  await client.create({ _id: 'drafts.product-kyt', _type: 'product', title: 'In progress' })
  await client.delete('redirect-solutions-compliance-teams')
  await client.create({ _id: 'page-of-an-editor', _type: 'page', title: 'Mine' })

  const report = await writeSeed(client, { replace: true })
  expect(counts(report)).toMatchObject({
    create: 1,
    replace: 2,
    unchanged: seedDocuments.length - 3,
    kept: 0,
    keptDeleted: 0,
  })
  expect(await reactor()).toMatchObject({ tagline: pristine?.tagline })
  expect(await client.getDocument('drafts.product-kyt')).toBeUndefined()
  expect(await client.getDocument('page-of-an-editor')).toMatchObject({ title: 'Mine' })
  expect((await writeSeed(client)).unchanged).toHaveLength(seedDocuments.length)
})

test('an edit between the read and the write makes the whole run fail', async () => {
  await writeSeed(client, { documents: newerSeed('Older') })
  const racing = client.withConfig({})
  const fetch = racing.fetch.bind(racing)
  racing.fetch = (async (...args: Parameters<typeof fetch>) => {
    const answer = await fetch(...args)
    await client.patch('product-reactor').set({ tagline: 'Edited just now' }).commit()
    return answer
  }) as typeof racing.fetch
  await expect(writeSeed(racing)).rejects.toMatchObject({ statusCode: 409 })
  expect(await reactor()).toMatchObject({ tagline: 'Edited just now' })
})

const IS_ASSET = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

const assets = () =>
  client.fetch<{ _id: string; lqip: string; width: number; url: string }[]>(
    `*[${IS_ASSET}] | order(_id asc){
      _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, url
    }`,
  )

test('drawn images and files are uploaded once, and documents refer to the assets', async () => {
  await writeSeed(client)
  const uploaded = await assets()
  expect(uploaded).toHaveLength(drawnImages.size)
  for (const { lqip, width } of uploaded.filter(({ _id }) => _id.startsWith('image'))) {
    expect(lqip).toMatch(/^data:image\//)
    // Portraits are the narrowest.
    expect(width).toBeGreaterThanOrEqual(480)
  }
  const image = await lake.visitor.fetch(
    '*[_id == $id][0].image{ alt, "found": defined(asset->url) }',
    { id: threeBridges._id },
  )
  expect(image).toEqual({ alt: threeBridges.image?.alt, found: true })

  const again = await writeSeed(client)
  expect(again.unchanged).toHaveLength(seedDocuments.length)
  expect(await assets()).toEqual(uploaded)
})

/** Runs the command as a developer does, without this process's content variables. */
function seed(args: string[], env: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|LAKE)_/.test(name))
  const all = { ...Object.fromEntries(own), LAKE_PORT: String(lake.port), ...env }
  return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
    const child = execFile(process.execPath, [COMMAND, ...args], { env: all }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

test('the first run reports its changes, the second one reports none', async () => {
  const first = await seed([], { SANITY_API_WRITE_TOKEN: LAKE_TOKEN })
  expect(first).toMatchObject({ status: 0, err: '' })
  expect(first.out).toMatch(new RegExp(`${seedDocuments.length} created`))
  const second = await seed([], { SANITY_API_WRITE_TOKEN: LAKE_TOKEN })
  expect(second.out).toMatch(new RegExp(`${seedDocuments.length} unchanged`))
})

test('an unreachable lake is reported in one line', async () => {
  const port = String(await freePort())
  const { status, err } = await seed([], { LAKE_PORT: port, SANITY_API_WRITE_TOKEN: LAKE_TOKEN })
  expect(status).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toContain(`http://localhost:${port} cannot be reached`)
  expect(err).toContain('npm start')
})
