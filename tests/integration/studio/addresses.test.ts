import type { ValidationContext } from 'sanity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressesOf, redirectVisitors } from '../../../studio/actions/redirect-visitors.ts'
import { findClaims } from '../../../studio/schema/validation/path.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

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

beforeAll(async () => {
  // A lake of its own, which each test empties.
  lake = await startTestLake()
})
afterAll(() => lake?.close())
beforeEach(async () => {
  await lake.client.delete({ query: '*[!(_id match "_.*")]' })
  const transaction = lake.client.transaction()
  transaction.create(product('beacon', 'beacon', ['/products/lamp']))
  transaction.create(product('torch', 'torch'))
  transaction.create({ _type: 'redirect', from: '/light', to: to('beacon'), permanent: false })
  transaction.create({ _type: 'redirect', from: '/products/lamp', to: to('torch') })
  await transaction.commit()
})

test('visitors of every address of a document are sent to another, and it can be deleted', async () => {
  await expect(lake.client.delete('beacon')).rejects.toThrow('references to it')
  const addresses = addressesOf((await lake.client.getDocument('beacon')) ?? null)
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
