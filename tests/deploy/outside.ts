import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { startLake } from 'content-lake'
import { writeSeed } from '../../scripts/seed/write-seed.ts'
import { startBotDouble } from '../support/bot-double.ts'
import { LAKE_TOKEN, lakeClient } from '../support/lake.ts'
import { API_HOST, BOT_PORT, CONTENT_PORT, CONTROL_PORT, WEBHOOK_SECRET } from './settings.ts'

// The site's external services: a content API and the bot's service. Runs beside the builds, and later in its own
// container, where LISTEN opens its ports to other containers.
const { LAKE_DIR: dir = '', LISTEN: listen = '127.0.0.1', WEBHOOK_URL: webhookUrl } = process.env
const INNER_PORT = 3913
const INNER_BOT_PORT = 3914

const lake = await startLake({
  port: INNER_PORT,
  storage: dir,
  token: LAKE_TOKEN,
  webhook: webhookUrl ? { url: webhookUrl, secret: WEBHOOK_SECRET } : undefined,
})
const client = lakeClient(lake.url, { token: LAKE_TOKEN })
if ((await client.fetch<number>('count(*)')) < 100) await writeSeed(client, {})
await publishAssets()
const bot = await startBotDouble(INNER_BOT_PORT)

// Both listen on loopback only.
relay(CONTENT_PORT, INNER_PORT)
relay(BOT_PORT, INNER_BOT_PORT)

function relay(port: number, to: number): void {
  createTcpServer((near) => {
    const far = connect(to, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      socket.on('error', () => {
        near.destroy()
        far.destroy()
      })
    }
  }).listen(port, listen)
}

/** Rewrites URLs of files: the lake stores its own address, which other containers cannot reach. */
async function publishAssets(): Promise<void> {
  const assets = await client.fetch<{ _id: string; path: string }[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, path }',
  )
  const transaction = client.transaction()
  for (const { _id, path } of assets) {
    transaction.patch(_id, { set: { url: `${API_HOST}/${path}` } })
  }
  await transaction.commit({ visibility: 'async' })
}

/** The control API for tests: what the bot received. */
createServer((_, response) => {
  const { messages, refusals } = bot
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ messages, refusals }))
}).listen(CONTROL_PORT, listen)

process.once('SIGTERM', () => {
  void lake.close().then(() => process.exit(0))
})
console.log('ready')
