import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LONGEST_SEND_MS } from '@/leads/server/settings'
import { createProcessGroup } from '../../../../scripts/run/process-group'
import * as programs from '../../../../scripts/run/programs'
import { untilReady } from '../../../../scripts/run/ready'
import { type BotDouble, startBotDouble } from '../../../support/bot-double'
import { type Stack, startStack } from '../../../support/stack'
import { testPorts } from '../../../support/test-urls'
import { until } from '../../../support/until'
import { submission } from '../../leads/open-test-leads'

/** Longer than `npm start` waits for the other servers. */
const SLOW_MS = 8000
const processGroup = createProcessGroup(() => undefined)
let bot: BotDouble
let stack: Stack

beforeAll(async () => {
  bot = await startBotDouble(testPorts().bot)
  stack = await startStack()
})

afterAll(async () => {
  await processGroup.stop()
  await stack?.stop()
  await bot?.stop()
})

test('npm start ends while the bot is slow: the delivery is recorded first, and not repeated', async () => {
  const { settings, lakeToken, webhookSecret } = stack
  const leadsDatabase = join(stack.dir, 'ending.db')
  const ports = { ...settings.ports, site: settings.ports.site + 1 }
  const siteUrl = `http://localhost:${ports.site}`
  const own = { ...settings, ports, siteUrl, leadsDatabase }
  const program = programs.site(
    own,
    { lakeToken, downloads: 'the-download-secret-of-the-tests', webhook: webhookSecret },
    'start',
  )
  const env = { ...program.env, LEADS_FILL_TIME: 'ignored' }
  await untilReady(processGroup.start({ ...program, env }), `${siteUrl}/robots.txt`)
  bot.next({ kind: 'slow', ms: SLOW_MS })
  const response = await fetch(`${siteUrl}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(submission()),
  })
  expect(response.status).toBe(202)
  await until(() => bot.messages.length === 1)
  await processGroup.stop()
  const file = new DatabaseSync(leadsDatabase, { readOnly: true })
  expect(file.prepare('select state, started_attempts from outbox_entry').all()).toMatchObject([
    { state: 'delivered', started_attempts: 1 },
  ])
  file.close()
  expect(bot.messages).toHaveLength(1)
})

type Answer = { status: number; connection: string | undefined; text: string }

/** A request over the kept connections of `agent`; rejects with the error code. */
function ask(agent: Agent, path: string, body?: string): Promise<Answer> {
  const { site } = stack.urls
  const headers = body ? { 'content-type': 'application/json', origin: site } : {}
  const options = { agent, method: body ? 'POST' : 'GET', headers }
  return new Promise((resolve, reject) => {
    const sending = request(site + path, options, async (response) => {
      response.setEncoding('utf8')
      const text = (await response.toArray()).join('')
      const { connection } = response.headers
      resolve({ status: response.statusCode ?? 0, connection, text })
    })
    // A new connection that is reset or refused was not accepted; a used one was.
    const fail = (error: NodeJS.ErrnoException) => {
      const isNew = !sending.reusedSocket && /^ECONN(RESET|REFUSED)$/.test(error.code ?? '')
      reject(isNew ? new NotTaken() : error)
    }
    sending.on('error', fail).end(body)
  })
}

class NotTaken extends Error {}

test('a server that is told to end answers all that come, tells them to go elsewhere, and exits with 0', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  const pages = ['/', '/products/reactor', '/api/articles?area=blog', '/search']
  await Promise.all(pages.map((path) => ask(agent, path)))
  let [told, refused] = [Infinity, false]
  const wrong: string[] = []
  const accepted: string[] = []
  let late = 0
  const lane = async (next: () => { path: string; id?: string; body?: string }) => {
    while (!refused) {
      const { path, id, body } = next()
      const startedAt = performance.now()
      try {
        const { status, connection } = await ask(agent, path, body)
        if (status !== (body ? 202 : 200)) wrong.push(`${path}: ${status}`)
        if (status === 202 && id) accepted.push(id)
        if (startedAt < told) continue
        late += 1
        if (connection !== 'close') wrong.push(`${path}: connection ${connection}`)
      } catch (error) {
        refused = error instanceof NotTaken
        if (!refused) wrong.push(`${path}: ${(error as Error).message}`)
      }
    }
  }
  let count = 0
  const page = () => ({ path: pages[count++ % pages.length] ?? '/' })
  const send = () => {
    const sent = submission()
    return { path: '/api/submissions', id: sent.submissionId, body: JSON.stringify(sent) }
  }
  // A delivery is in progress that takes longer than the last requests.
  bot.next({ kind: 'slow', ms: SLOW_MS })
  const lanes = [...Array.from({ length: 6 }, () => lane(page)), lane(send), lane(send)]
  await until(() => count > 20 && accepted.length > 0)
  process.kill(stack.site().pid, 'SIGTERM')
  let health: unknown
  await until(async () => {
    const response = await fetch(`${stack.urls.site}/api/health/ready`)
    health = await response.json()
    return response.status === 503
  })
  expect(health).toEqual({ status: 'ending', parts: {} })
  told = performance.now()
  await Promise.all(lanes)
  const { code } = await stack.site().ended
  agent.destroy()
  expect(wrong).toEqual([])
  expect(late).toBeGreaterThan(10)
  expect(code).toBe(0)
  const file = new DatabaseSync(stack.settings.leadsDatabase, { readOnly: true })
  const stored = new Set(
    file
      .prepare('select id from submission')
      .all()
      .map(({ id }) => id),
  )
  file.close()
  expect(accepted.filter((id) => !stored.has(id))).toEqual([])
})

test('npm start waits for the site longer than the site waits for the bot', () => {
  const { settings, lakeToken, webhookSecret } = stack
  const { stopTimeoutMs } = programs.site(
    settings,
    { lakeToken, downloads: 'the-download-secret-of-the-tests', webhook: webhookSecret },
    'start',
  )
  // A hanging PostgreSQL has 15 s to store the record.
  expect(stopTimeoutMs).toBeGreaterThan(LONGEST_SEND_MS + 15_000)
})
