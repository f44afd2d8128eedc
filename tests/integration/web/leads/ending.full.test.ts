import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { type BotDouble, startBotDouble } from '../../../support/bot-double'
import { type OwnSite, startOwnSite } from '../../../support/own-site'
import { sharedStack } from '../../../support/shared-stack'
import { until } from '../../../support/until'
import { submission } from '../../leads/open-test-leads'

/** Longer than `npm start` waits for the other servers. */
const SLOW_MS = 8000
const stack = sharedStack()
let bot: BotDouble
let site: OwnSite

beforeAll(async () => {
  bot = await startBotDouble()
  // A site of its own: it is ended while requests are open.
  site = await startOwnSite(stack, { env: { TELEGRAM_API_URL: bot.url } })
  return async () => {
    await site.stop()
    await bot.stop()
  }
})

function stored(statement: string) {
  const file = new DatabaseSync(site.leadsDatabase, { readOnly: true })
  const rows = file.prepare(statement).all()
  file.close()
  return rows
}

type Answer = { status: number; connection: string | undefined; text: string }

/** A request over the kept connections of `agent`; rejects with the error code. */
function ask(agent: Agent, path: string, body?: string): Promise<Answer> {
  const headers = body ? { 'content-type': 'application/json', origin: stack.urls.site } : {}
  const options = { agent, method: body ? 'POST' : 'GET', headers }
  return new Promise((resolve, reject) => {
    const sending = request(site.url + path, options, async (response) => {
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

test('a server that is told to end answers all that come, records the delivery in progress, and exits with 0', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  const pages = ['/', '/products/reactor', '/resources/blog/articles.json', '/search']
  await Promise.all(pages.map((path) => ask(agent, path)))
  let [isTold, refused] = [false, false]
  const wrong: string[] = []
  const accepted: string[] = []
  let late = 0
  const lane = async (next: () => { path: string; id?: string; body?: string }) => {
    while (!refused) {
      const { path, id, body } = next()
      const isLate = isTold
      try {
        const { status, connection } = await ask(agent, path, body)
        if (status !== (body ? 202 : 200)) wrong.push(`${path}: ${status}`)
        if (status === 202 && id) accepted.push(id)
        if (!isLate) continue
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
  process.kill(site.process().pid, 'SIGTERM')
  let health: unknown
  await until(async () => {
    const response = await fetch(`${site.url}/api/health/ready`)
    health = await response.json()
    return response.status === 503
  })
  expect(health).toEqual({ status: 'ending', parts: {} })
  isTold = true
  await Promise.all(lanes)
  const { code } = await site.process().ended
  agent.destroy()
  expect(wrong).toEqual([])
  expect(late).toBeGreaterThan(10)
  expect(code).toBe(0)
  const ids = new Set(stored('select id from submission').map(({ id }) => id))
  expect(accepted.filter((id) => !ids.has(id))).toEqual([])
  // The delivery in progress was recorded, and nothing was sent twice.
  const [slow] = bot.messages
  const entry = `select state, started_attempts from outbox_entry where submission_id = '${slow?.text.slice(-36)}'`
  expect(stored(entry)).toMatchObject([{ state: 'delivered', started_attempts: 1 }])
})
