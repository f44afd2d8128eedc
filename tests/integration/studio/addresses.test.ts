import type { ValidationContext } from 'sanity'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { redirectVisitors } from '../../../studio/actions/redirect-visitors.ts'
import { findLostPaths } from '../../../studio/schema/validation/earlier-paths.ts'
import { checkTextsKept, formerTexts } from '../../../studio/schema/validation/legal-texts.ts'
import { findClaims } from '../../../studio/schema/validation/path.ts'
import { addressesOf, publicHistory } from '../../../studio/schema/validation/public-history.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { studioMarkers } from '../../support/studio-markers.ts'

const slug = (current: string) => ({ _type: 'slug', current })
const product = (_id: string, name: string, earlierPaths: string[] = []) => ({
  _id,
  _type: 'product',
  title: name,
  path: slug(`/products/${name}`),
  earlierPaths,
})
const to = (_ref: string) => ({ _type: 'reference', _ref })

let lake: TestLake
const contextOf = (document?: { _id: string; _type: string }) =>
  ({ document, getClient: () => lake.client }) as unknown as ValidationContext

// A lake of its own for each test, as the history of a document outlives it.
beforeEach(async () => {
  lake = await startTestLake()
  const transaction = lake.client.transaction()
  transaction.create(product('beacon', 'beacon', ['/products/lamp']))
  transaction.create(product('torch', 'torch'))
  transaction.create({ _type: 'redirect', from: '/light', to: to('beacon'), permanent: false })
  transaction.create({ _type: 'redirect', from: '/products/lamp', to: to('torch') })
  await transaction.commit()
})

afterEach(() => lake.close())

test('visitors of every address of a document are sent to another, and it can be deleted', async () => {
  await expect(lake.client.delete('beacon')).rejects.toThrow('references to it')
  const addresses = addressesOf((await lake.client.getDocument('beacon')) ?? {})
  await redirectVisitors(lake.client, { id: 'beacon', addresses }, 'torch')
  await lake.client.delete('beacon')
  const redirects =
    '*[_type == "redirect"] | order(from asc){from, "to": to->path.current, permanent}'
  expect(await lake.visitor.fetch(redirects)).toEqual([
    { from: '/light', to: '/products/torch', permanent: false },
    { from: '/products/beacon', to: '/products/torch', permanent: true },
    { from: '/products/lamp', to: '/products/torch', permanent: null },
  ])
})

test('two documents can swap their paths in one release, which publishes their earlier ones', async () => {
  const context = contextOf()
  const releaseId = 'rSwap'
  const version = (id: string, name: string, earlier: string[]) => ({
    ...product(id, name, earlier),
    _id: `versions.${releaseId}.${id}`,
  })
  const owners = async (path: string, id: string) =>
    (await findClaims(path, id, context)).map(({ _id }) => _id)
  const [first, second] = [
    version('beacon', 'torch', ['/products/lamp', '/products/beacon']),
    version('torch', 'beacon', ['/products/torch']),
  ]
  await lake.client.releases.create({ releaseId, metadata: { releaseType: 'asap' } })
  await lake.client.create(first)
  expect(await owners('/products/torch', first._id)).toContain('torch')
  await lake.client.create(second)
  expect(await owners('/products/torch', first._id)).toEqual([first._id])
  expect(await owners('/products/beacon', second._id)).toEqual([second._id])
  expect(await owners('/products/beacon', 'drafts.new')).toContain('beacon')

  await lake.client.releases.publish({ releaseId })
  expect(await lake.visitor.getDocument('torch')).toMatchObject({
    path: slug('/products/beacon'),
    earlierPaths: ['/products/torch'],
  })
})

describe('an address that was public and is lost is named, whichever way led to it', () => {
  const lost = async (_id = 'torch') => {
    const document = await lake.client.getDocument(_id)
    return findLostPaths(lake.client, document ?? { _id })
  }
  const rename = (id: string, name: string) =>
    lake.client.patch(id).set({ path: slug(`/products/${name}`) })

  test('a program renames it', async () => {
    expect(await lost()).toEqual([])
    await rename('torch', 'flame').commit()
    await rename('torch', 'fire').commit()
    expect(await lost()).toEqual(['/products/flame', '/products/torch'])
    await lake.client
      .patch('torch')
      .set({ earlierPaths: ['/products/torch'] })
      .commit()
    expect(await lost()).toEqual(['/products/flame'])
    // By the rules, as the form and `documents validate` have them.
    const [markers = []] = await studioMarkers(lake.client, [
      (await lake.client.getDocument('torch')) ?? {},
    ])
    const said = markers.map(({ message }) => message).join()
    expect(said).toContain('Visitors knew this page at /products/flame, too')
  })

  test('unpublished, then renamed', async () => {
    await lake.client.create(product('beam', 'beam', ['/ray']))
    await lake.client.action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: 'beam',
      draftId: 'drafts.beam',
    })
    expect(await lost('drafts.beam')).toEqual([])
    await rename('drafts.beam', 'buoy').unset(['earlierPaths']).commit()
    expect(await lost('drafts.beam')).toEqual(['/products/beam', '/ray'])
  })

  test('a release publishes what was written before a rename', async () => {
    const releaseId = 'rOld'
    await lake.client.releases.create({ releaseId, metadata: { releaseType: 'asap' } })
    await lake.client.create({ ...product('torch', 'torch'), _id: `versions.${releaseId}.torch` })
    await rename('torch', 'flame')
      .set({ earlierPaths: ['/products/torch'] })
      .commit()
    expect(await lost(`versions.${releaseId}.torch`)).toEqual(['/products/flame'])
    await lake.client.releases.publish({ releaseId })
    expect(await lost()).toEqual(['/products/flame'])
    // A page that has the address now, and a redirect, answer there.
    await lake.client.create(product('another', 'flame'))
    expect(await lost()).toEqual([])
  })

  test('more transactions than the history tells at once', async () => {
    for (let count = 0; count < 60; count++)
      await lake.client.patch('torch').set({ order: count }).commit()
    await rename('torch', 'flame').commit()
    expect(await lost()).toEqual(['/products/torch'])
  })

  test('what was never published, such as a duplicate', async () => {
    await lake.client.create({ ...product('copy', 'copy'), _id: 'drafts.copy' })
    await rename('drafts.copy', 'copied').commit()
    expect(await lost('drafts.copy')).toEqual([])
  })
})

test('published texts of a legal page that are not kept are named', async () => {
  const text = (lastUpdated: string) => ({
    _id: 'terms',
    _type: 'legalPage',
    title: `Terms of ${lastUpdated}`,
    path: slug('/legal/terms'),
    lastUpdated,
  })
  for (const date of ['2025-01-01', '2026-01-01']) await lake.client.createOrReplace(text(date))
  // A revert.
  const present = await lake.client.createOrReplace(text('2025-01-01'))
  const said = async () =>
    checkTextsKept(present.lastUpdated, { ...contextOf(present), environment: 'cli' })
  expect(await said()).toContain('The text of 2026-01-01 was public and is not kept')
  const [former] = formerTexts(await publicHistory(lake.client, 'terms'), present.lastUpdated)
  expect(former).toMatchObject({ title: 'Terms of 2026-01-01' })
  if (former) await lake.client.create(former)
  expect(await said()).toBe(true)
})
