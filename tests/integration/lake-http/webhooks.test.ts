import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, expect, it, vi } from 'vitest'
import { readLakeEnv } from '../../../scripts/lake/env.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

const SECRET = 'a secret of the tests'
/** Longer than what a socket takes before it is read. */
const LONG_ANSWER = 'x'.repeat(16_000_000)

interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: Record<string, unknown>
}

class Receiver {
  received: Received[] = []
  /** Of every attempt. */
  signatures: string[] = []
  status = 200
  /** Whether each answer was read to its end. */
  finished: boolean[] = []
  port = 0
  #server: Server | undefined

  async start(): Promise<void> {
    this.#server = createServer(async (message, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of message) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString('utf8')
      this.signatures.push(String(message.headers[SIGNATURE_HEADER_NAME]))
      response.once('close', () => this.finished.push(response.writableFinished))
      response.writeHead(this.status).end(LONG_ANSWER)
      if (this.status < 300)
        this.received.push({ headers: message.headers, text, body: JSON.parse(text) })
    })
    await new Promise<void>((resolve) =>
      this.#server?.listen(this.port, '127.0.0.1', () => resolve()),
    )
    this.port = (this.#server.address() as AddressInfo).port
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server?.close(() => resolve())
      this.#server?.closeAllConnections()
    })
  }
}

let lake: TestLake
let receiver: Receiver
afterEach(async () => {
  await lake.close()
  await receiver.stop()
})

async function start() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  receiver = new Receiver()
  await receiver.start()
  const { webhook } = readLakeEnv({
    LAKE_WEBHOOK_URL: `http://127.0.0.1:${receiver.port}/hook`,
    LAKE_WEBHOOK_SECRET: SECRET,
  })
  lake = await startTestLake({ webhook })
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(receiver.received.length).toBe(count), { timeout: 15_000, interval: 20 })

const page = (path: string) => ({
  _id: 'page-a',
  _type: 'page',
  path: { _type: 'slug', current: path },
})

it('tells of every change of a published document, signed as Sanity signs', async () => {
  await start()
  const created = await lake.client.create(page('/one'))
  await lake.client.patch('page-a').set({ 'path.current': '/two' }).commit()
  await lake.client.delete('page-a')
  await arrived(3)
  expect(receiver.received.map(({ body }) => body)).toEqual([
    { _id: 'page-a', _type: 'page', path: '/one', previousPath: null, operation: 'create' },
    { _id: 'page-a', _type: 'page', path: '/two', previousPath: '/one', operation: 'update' },
    { _id: 'page-a', _type: 'page', path: null, previousPath: '/two', operation: 'delete' },
  ])
  const [first] = receiver.received
  const signature = String(first?.headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(first?.text ?? '', signature, SECRET)).toBe(true)
  expect(await isValidSignature(first?.text ?? '', signature, 'another secret')).toBe(false)
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    'sanity-project-id': 'lake',
    'sanity-dataset': 'production',
    'sanity-document-id': 'page-a',
    'sanity-operation': 'create',
    'sanity-transaction-id': created._rev,
  })
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  await vi.waitFor(() => expect(receiver.finished).toEqual([true, true, true]))
})

it('says nothing of drafts, versions and the lake’s own documents', async () => {
  await start()
  await lake.client.create({ _id: 'drafts.page-b', _type: 'page' })
  await lake.client.create({ _id: 'versions.r1.page-b', _type: 'page' })
  await lake.client.create({ ...page('/last'), _id: 'page-last' })
  await arrived(1)
  expect(receiver.received[0]?.body._id).toBe('page-last')
})

it('waits for a receiver that is down, and keeps the order of each document', async () => {
  await start()
  await receiver.stop()
  await lake.client.create(page('/0'))
  for (let i = 1; i <= 5; i++)
    await lake.client
      .patch('page-a')
      .set({ 'path.current': `/${i}` })
      .commit()
  await receiver.start()
  await arrived(6)
  expect(receiver.received.map(({ body }) => body.path)).toEqual([
    '/0',
    '/1',
    '/2',
    '/3',
    '/4',
    '/5',
  ])
})

it('tries again after a failure of the receiver, but not after a refusal', async () => {
  await start()
  receiver.status = 503
  await lake.client.create(page('/failed'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  receiver.status = 200
  await arrived(1)
  // Signed anew for each attempt, because the site rejects old signatures.
  const { signatures, received } = receiver
  expect(signatures.length).toBeGreaterThan(1)
  expect(new Set(signatures).size).toBe(signatures.length)
  for (const signature of signatures)
    expect(await isValidSignature(received[0]?.text ?? '', signature, SECRET)).toBe(true)
  receiver.status = 401
  await lake.client.patch('page-a').set({ 'path.current': '/refused' }).commit()
  await new Promise((resolve) => setTimeout(resolve, 300))
  receiver.status = 200
  await lake.client.patch('page-a').set({ 'path.current': '/next' }).commit()
  await arrived(2)
  expect(receiver.received[1]?.body.path).toBe('/next')
})

it('shows the webhook and how many changes wait, and ends while its receiver is down', async () => {
  await start()
  const ask = (path: string) =>
    lake.client.request<object[]>({ url: `/hooks/projects/lake${path}` })
  expect(await ask('')).toMatchObject([{ id: 'lake', url: expect.stringContaining('/hook') }])
  await receiver.stop()
  await lake.client.create(page('/waiting'))
  expect(await ask('/lake/messages')).toHaveLength(1)
  await lake.stop()
})
