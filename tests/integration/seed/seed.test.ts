import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { threeBridges } from '../../../scripts/seed/documents/articles/blog/three-bridges.ts'
import { drawnImages } from '../../../scripts/seed/images/seed-image.ts'
import { lakeIsEmpty } from '../../../scripts/seed/lake-is-empty.ts'
import { SEED_RECORD_ID } from '../../../scripts/seed/seed-record.ts'
import { freePort } from '../../support/free-port.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { type SeedDocument, seedDocuments, writeSeed } from '../../support/seed.ts'
import { runCommand } from '../run-command.ts'

// Each test goes on with the lake as the one before left it: a seed of an empty lake takes seconds.
let lake: TestLake
let client: SanityClient

beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client.withConfig({ perspective: 'raw' })
})
afterAll(() => lake?.close())

const reactor = () => client.getDocument('product-reactor')
const revisions = () => client.fetch('*[] | order(_id asc){_id, _rev}')
const counts = (report: object) =>
  Object.fromEntries(Object.entries(report).map(([name, ids]) => [name, ids.length]))

/** A seed with another tagline for Reactor. */
const seedWith = (tagline: string): SeedDocument[] =>
  seedDocuments.map((each) =>
    each._id === 'product-reactor' && each._type === 'product' ? { ...each, tagline } : each,
  )

/** Runs the command as a developer does. */
const seed = (port = lake.port) =>
  runCommand('seed/seed.ts', [], { LAKE_PORT: String(port), SANITY_API_WRITE_TOKEN: LAKE_TOKEN })

const assets = () =>
  client.fetch<{ _id: string; lqip: string; width: number; url: string }[]>(
    `*[_type == "sanity.imageAsset"] | order(_id asc){
      _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, url
    }`,
  )

test('an empty lake gets every document and drawn image, and visitors cannot read the seed record', async () => {
  expect(await lakeIsEmpty(client)).toBe(true)
  expect((await writeSeed(client)).create).toHaveLength(seedDocuments.length)
  expect(await lakeIsEmpty(client)).toBe(false)
  const ids = await lake.visitor.fetch<string[]>('*[_type != "sanity.imageAsset"]._id')
  expect(ids.toSorted()).toEqual(seedDocuments.map(({ _id }) => _id).toSorted())
  expect(await client.getDocument(SEED_RECORD_ID)).toBeDefined()

  const uploaded = await assets()
  expect(uploaded).toHaveLength(drawnImages.size)
  for (const { lqip, width } of uploaded) {
    expect(lqip).toMatch(/^data:image\//)
    expect(width).toBe(1600)
  }
  const query = '*[_id == $id][0].image{ alt, "found": defined(asset->url) }'
  const image = await lake.visitor.fetch(query, { id: threeBridges._id })
  expect(image).toEqual({ alt: threeBridges.image?.alt, found: true })
})

test('a second run changes nothing, and uploads no image again', async () => {
  const before = [await revisions(), await assets()]
  const again = await seed()
  expect(again).toMatchObject({ status: 0, err: '' })
  expect(again.out).toMatch(new RegExp(`${seedDocuments.length} unchanged`))
  expect([await revisions(), await assets()]).toEqual(before)
})

test('a newer seed updates unedited documents, and removes fields that it no longer has', async () => {
  const older = seedWith('An older tagline').map((each) =>
    each._id === 'page-home' ? { ...each, order: 9 } : each,
  )
  await writeSeed(client, { documents: older as SeedDocument[] })
  expect(await client.getDocument('page-home')).toHaveProperty('order', 9)
  const report = await writeSeed(client)
  expect(report.update.toSorted()).toEqual(['page-home', 'product-reactor'])
  expect(await client.getDocument('page-home')).not.toHaveProperty('order')
})

test('an edit between the read and the write makes the whole run fail', async () => {
  const racing = client.withConfig({})
  const fetch = racing.fetch.bind(racing)
  racing.fetch = (async (...args: Parameters<typeof fetch>) => {
    const answer = await fetch(...args)
    await client.patch('product-reactor').set({ tagline: 'Edited just now' }).commit()
    return answer
  }) as typeof racing.fetch
  const writing = writeSeed(racing, { documents: seedWith('Newer') })
  await expect(writing).rejects.toMatchObject({ statusCode: 409 })
  expect(await reactor()).toMatchObject({ tagline: 'Edited just now' })
})

test('--replace restores exactly the documents that were edited, deleted or in draft', async () => {
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
  const [ofSeed] = seedDocuments.filter(({ _id }) => _id === 'product-reactor')
  expect(await reactor()).toMatchObject({ tagline: Reflect.get(ofSeed ?? {}, 'tagline') })
  expect(await client.getDocument('drafts.product-kyt')).toBeUndefined()
  expect(await client.getDocument('page-of-an-editor')).toMatchObject({ title: 'Mine' })
  expect((await writeSeed(client)).unchanged).toHaveLength(seedDocuments.length)
})

test('a run on another day changes no date, unless it replaces everything', async () => {
  await writeSeed(client, { day: '2027-06-01', replace: true })
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

test('an unreachable lake is reported in one line', async () => {
  const port = await freePort()
  const { status, err } = await seed(port)
  expect(status).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toContain(`http://localhost:${port} cannot be reached`)
  expect(err).toContain('npm start')
})
