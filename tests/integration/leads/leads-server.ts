import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { openLeads } from '../../../web/src/leads/server/open-leads.ts'
import { BOT_TOKEN, CHAT_ID } from '../../support/bot-double.ts'

// Serves the site's leads endpoint without its pages: node leads-server.ts LOCATION BOT PORT
const [location = '', apiUrl = '', port = '0'] = process.argv.slice(2)

const leads = await openLeads({
  location,
  siteUrl: 'http://localhost',
  findPage: async () => undefined,
  drawPage: async () => '',
  ratePerMinute: 1_000_000,
  acceptedPerMinute: 1_000_000,
  checksFillTime: false,
  downloadSecret: undefined,
  leaseMs: 6000,
  sendTimeoutMs: 5000,
  paceMs: 1,
  bot: { apiUrl, token: BOT_TOKEN, chatId: CHAT_ID, chatRoutes: new Map<string, string>() },
  webhook: undefined,
  alerts: { webhookUrl: undefined, email: undefined },
  retentionAfterMs: 60_000,
})

const server = createServer(async (request, response) => {
  const { method = 'GET', headers, url = '/' } = request
  // As Next passes it to a route: a stream that fails when the sender disconnects.
  const body = Readable.toWeb(request) as ReadableStream
  const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' }
  const answer = await leads.answer(new Request(new URL(url, 'http://localhost'), init))
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
})
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
