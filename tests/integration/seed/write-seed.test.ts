import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type RunningLake, startLake } from 'content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lakeIsEmpty } from '../../../scripts/seed/lake-is-empty.ts'
import { SEED_RECORD_ID } from '../../../scripts/seed/seed-record.ts'
import { type SeedDocument, seedDocuments, writeSeed } from '../../support/seed.ts'

const TOKEN = 'a-token-for-the-seed'
let dir: string
let lake: RunningLake
let client: SanityClient

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'seed-'))
  lake = await startLake({ storage: dir, token: TOKEN })
  client = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
    perspective: 'raw',
  })
})

afterAll(async () => {
  await lake?.close()
  await rm(dir, { recursive: true, force: true })
})

beforeEach(async () => {
  await client.delete({ query: '*[true]' })
})

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

  const visitor = client.withConfig({ token: undefined, perspective: 'published' })
  const ids = await visitor.fetch<string[]>('*[_type != "sanity.imageAsset"]._id')
  expect(ids.toSorted()).toEqual(seedDocuments.map(({ _id }) => _id).toSorted())
  expect(await client.getDocument(SEED_RECORD_ID)).toBeDefined()
})

test('a second run changes no revision', async () => {
  await writeSeed(client)
  const before = await revisions()
  const report = await writeSeed(client)
  expect(report.unchanged).toHaveLength(seedDocuments.length)
  expect(await revisions()).toEqual(before)
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

test('a newer seed keeps an edited document', async () => {
  await writeSeed(client)
  await client.patch('product-reactor').set({ tagline: 'Edited' }).commit()
  const same = await writeSeed(client)
  const newer = await writeSeed(client, { documents: newerSeed('Newer') })
  expect([same.kept, newer.kept]).toEqual([['product-reactor'], ['product-reactor']])
  expect(await reactor()).toMatchObject({ tagline: 'Edited' })
})

test('a document with a draft is kept', async () => {
  await writeSeed(client)
  await client.create({ _id: 'drafts.product-reactor', _type: 'product', title: 'In progress' })
  const report = await writeSeed(client, { documents: newerSeed('Newer') })
  expect(report.kept).toEqual(['product-reactor'])
  expect(await client.getDocument('drafts.product-reactor')).toMatchObject({ title: 'In progress' })
})

test('a document that an editor deleted stays deleted', async () => {
  await writeSeed(client)
  await client.delete('redirect-solutions-compliance-teams')
  const report = await writeSeed(client)
  expect(report.keptDeleted).toEqual(['redirect-solutions-compliance-teams'])
  expect(await client.getDocument('redirect-solutions-compliance-teams')).toBeUndefined()
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

test('a dry run writes nothing and reports the same as the real run', async () => {
  const foretold = await writeSeed(client, { dryRun: true })
  expect(await revisions()).toEqual([])
  expect(await writeSeed(client)).toEqual(foretold)
})

test('--only writes one type, and fails if that refers to a missing document', async () => {
  const report = await writeSeed(client, { only: 'testimonial' })
  const types = await client.fetch<string[]>('array::unique(*[]._type)')
  expect(types.toSorted()).toEqual(['seedRecord', 'testimonial'])
  expect(report.create.every((id) => id.startsWith('testimonial-'))).toBe(true)
  await expect(writeSeed(client, { only: 'redirect' })).rejects.toThrow(
    /"redirect-.*" refers to "page-solutions-compliance".*Seed without --only first/,
  )
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
