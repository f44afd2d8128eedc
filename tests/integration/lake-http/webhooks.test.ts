import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readLakeEnv } from '../../../scripts/lake/env.ts'
import { type Received, temporaryReceiver } from '../../support/http-receiver.ts'
import { startTestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

const SECRET = 'a secret of the tests'

async function start() {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
  for (const spy of said) spy.mockImplementation(() => {})
  const receiver = await temporaryReceiver()
  const env = { LAKE_WEBHOOK_URL: receiver.url, LAKE_WEBHOOK_SECRET: SECRET }
  const lake = await startTestLake({ webhook: readLakeEnv(env).webhook })
  onTestFinished(() => lake.close())
  const arrived = (count: number) => until(() => receiver.received.length === count)
  const move = (path: string) => lake.client.patch('page-a').set({ 'path.current': path }).commit()
  const hasSaid = (text: string) =>
    said.some((spy) => JSON.stringify(spy.mock.calls).includes(text))
  return { lake, receiver, arrived, move, hasSaid }
}

const page = (current: string) => ({ _id: 'page-a', _type: 'page', path: { current } })
const bodyOf = ({ body }: Received) => JSON.parse(String(body))
const isSigned = ({ body, headers }: Received, secret = SECRET) =>
  isValidSignature(String(body), String(headers[SIGNATURE_HEADER_NAME]), secret)

it('tells of every change of a published document, signed as Sanity signs', async () => {
  const { lake, receiver, arrived, move } = await start()
  for (const _id of ['drafts.page-a', 'versions.r1.page-a'])
    await lake.client.create({ _id, _type: 'page' })
  const created = await lake.client.create(page('/one'))
  await move('/two')
  await lake.client.delete('page-a')
  await arrived(3)
  expect(receiver.received.map(bodyOf)).toEqual([
    { _id: 'page-a', _type: 'page', path: '/one', previousPath: null, operation: 'create' },
    { _id: 'page-a', _type: 'page', path: '/two', previousPath: '/one', operation: 'update' },
    { _id: 'page-a', _type: 'page', path: null, previousPath: '/two', operation: 'delete' },
  ])
  const [first] = receiver.received
  if (!first) throw new Error('nothing arrived')
  expect([await isSigned(first), await isSigned(first, 'another secret')]).toEqual([true, false])
  expect(first.headers).toMatchObject({
    'sanity-document-id': 'page-a',
    'sanity-operation': 'create',
    'sanity-transaction-id': created._rev,
  })
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
})

it('tries again after a failure, in order and signed anew, but not after a refusal', async () => {
  const { lake, receiver, arrived, move } = await start()
  receiver.next(503, {})
  receiver.next(503, {})
  receiver.next(200, {})
  receiver.next(401, {})
  await lake.client.create(page('/failed'))
  for (const path of ['/refused', '/next', '/last']) await move(path)
  await arrived(6)
  const paths = receiver.received.map((each) => bodyOf(each).path)
  expect(paths).toEqual(['/failed', '/failed', '/failed', '/refused', '/next', '/last'])
  expect(await Promise.all(receiver.received.map((each) => isSigned(each)))).not.toContain(false)
  const signatures = receiver.received.map(({ headers }) => headers[SIGNATURE_HEADER_NAME])
  expect(new Set(signatures).size).toBe(6)
})

it('shows how many changes wait for a receiver that is down, and ends all the same', async () => {
  const { lake, receiver, hasSaid } = await start()
  receiver.stop()
  await lake.client.create(page('/waiting'))
  await until(() => hasSaid('will try again'))
  const ask = (path: string) => lake.client.request({ url: `/hooks/projects/lake${path}` })
  expect(await ask('')).toMatchObject([{ id: 'lake', url: receiver.url }])
  expect(await ask('/lake/messages')).toHaveLength(1)
  await lake.stop()
})

it.each([
  ['when its time comes', false],
  ['at the next start when the lake is away at its time', true],
])('a scheduled release is published %s, and the webhook tells of it', async (_, isAway) => {
  const { lake, receiver, arrived } = await start()
  const { client } = lake
  const releaseId = 'spring'
  await client.releases.create({ releaseId, metadata: { title: 'S', releaseType: 'scheduled' } })
  const document = { ...page('/new'), _id: 'versions.spring.page-a' }
  await client.createVersion({ document, publishedId: 'page-a', releaseId })
  const at = Date.now() + 1500
  await client.releases.schedule({ releaseId, publishAt: new Date(at).toISOString() })
  if (isAway) await lake.stop()
  await until(() => Date.now() > at)
  if (isAway) await lake.restart()
  await arrived(1)
  expect(receiver.received.map(bodyOf)).toMatchObject([{ _id: 'page-a', path: '/new' }])
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'published' })
})
