import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LAKE_TOKEN, lakeClient, startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

const UNREACHABLE = 'http://127.0.0.1:9/'
const CLI = resolve(import.meta.dirname, '../../../scripts/lake/cli.ts')

let lake: TestLake
let receiver: Server
let told: string[]
const children: ChildProcess[] = []

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Nobody listens there, so the first process has undelivered webhooks.
  const webhook = { url: UNREACHABLE, secret: undefined, filter: 'true', projection: '{_id}' }
  lake = await startTestLake({ webhook })
  told = []
  receiver = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    told.push((JSON.parse(Buffer.concat(chunks).toString()) as { _id: string })._id)
    response.writeHead(204).end()
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await lake.close()
  receiver.closeAllConnections()
  receiver.close()
})

const receiverUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

function spawnLake(webhookUrl: string): ChildProcess {
  const settings = { LAKE_PORT: '0', LAKE_DIR: lake.dir, LAKE_TOKEN, LAKE_WEBHOOK_URL: webhookUrl }
  const child = spawn(process.execPath, [CLI], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0]
    if (url) return url
  }
  throw new Error('The lake ended before it said its address.')
}

it('a second process on the same folder says so and ends, and delivers nothing', async () => {
  await lake.client.create({ _id: 'page-waiting', _type: 'page' })
  const second = spawnLake(receiverUrl())
  let said = ''
  second.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = (await once(second, 'close', { signal: AbortSignal.timeout(20_000) })) as number[]
  expect(code).toBe(1)
  expect(said).toMatch(/dataset-production\.sqlite is in use: another content lake/)
  expect(told).toEqual([])
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})

it('delivers the webhook of every acknowledged change, killed right after it', async () => {
  await lake.stop()
  const first = spawnLake(UNREACHABLE)
  const client = lakeClient(await addressOf(first), { token: LAKE_TOKEN })
  const ids = Array.from({ length: 500 }, (_, n) => `page-${n}`)
  const transaction = client.transaction()
  for (const _id of ids) transaction.create({ _id, _type: 'page' })
  await transaction.commit({ returnDocuments: false })
  first.kill('SIGKILL')
  await once(first, 'close')

  await addressOf(spawnLake(receiverUrl()))
  await until(async () => new Set(told).size === ids.length, 40_000)
  expect(told.toSorted()).toEqual(ids.toSorted())
})
