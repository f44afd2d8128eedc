import { DatabaseSync } from 'node:sqlite'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { reportStart } from '@/leads/server/deliver/delivery-log'
import { reasonOf } from '@/leads/server/store/error-reason'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import { TIMEOUT_MS } from '@/leads/server/store/settings'
import { log } from '@/lib/log'
import { startRelay } from '../../support/relay'
import { createDatabase } from '../../support/start-postgres'
import { temporaryDatabase } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, temporaryBot } from './open-test-leads'

const server = inject('postgres') ?? ''

/** A new database over a connection that can be cut. */
async function databaseOnLine() {
  const direct = await createDatabase(server)
  const address = new URL(direct)
  const relay = await startRelay(0, Number(address.port))
  onTestFinished(() => relay.close())
  address.port = String(relay.port)
  return { relay, location: address.href, direct, password: address.password }
}

/** Everything that was logged, with all properties of errors. */
function said(): string {
  const methods = (['info', 'warn', 'error'] as const).map((name) => vi.mocked(log[name]))
  const words = methods.flatMap((method) => method.mock.calls.flat())
  return words.map((word) => inspect(word, { depth: 9 })).join('\n')
}

test.skipIf(!server)(
  'while PostgreSQL is out of reach requests get a 503, and once it is back all goes on',
  async () => {
    const bot = await temporaryBot()
    const { relay, location, password } = await databaseOnLine()
    // If the cut comes before the attempt's outcome is stored, the entry stays leased.
    const leads = await openTestLeads({ bot, location, leaseMs: 5000 })
    bot.next({ kind: 'close' })
    const [early, refused, late] = [submission(), submission(), submission()]
    expect((await leads.answer(post(early))).status).toBe(202)
    await until(() => bot.requests === 1)

    relay.cut()
    const answer = await leads.answer(post(refused))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    await until(() => /the outbox cannot be read or written/.test(said()))

    relay.mend()
    expect((await leads.answer(post(late))).status).toBe(202)
    expect((await leads.answer(post(refused))).status).toBe(202)
    await until(() => bot.messages.length === 3)
    const ids = [early, refused, late].map(({ submissionId }) => submissionId)
    expect(bot.messages.map(({ text }) => text.slice(-36)).sort()).toEqual(ids.sort())
    await until(() => /read and written again/.test(said()))
    expect(said()).not.toContain(password)
  },
)

test.skipIf(!server)('no log and no error contains the password of the database', async () => {
  const { relay, location, password } = await databaseOnLine()
  const leads = await openTestLeads({ location })
  await reportStart(leads.database, { location, bot: undefined, webhook: undefined })
  expect(said()).toContain(`PostgreSQL at 127.0.0.1:${relay.port}, database leads_`)
  relay.cut()
  const nowhere = new URL(location)
  nowhere.pathname = '/nowhere'
  const wrong = new URL(location)
  wrong.password = 'another-word'
  for (const address of [location, wrong.href, nowhere.href, location.replace('127.', 'x.')]) {
    const error = await openLeadsDatabase(address).catch((reason: unknown) => reason)
    expect(reasonOf(error)).not.toBe('unknown')
    expect(reasonOf(error)).not.toMatch(`${password}|another-word`)
    relay.mend()
  }
  expect(said()).not.toMatch(`${password}|another-word`)
})

/** What a response to a submission says. */
async function answered(answering: Promise<Response>) {
  const { status, headers } = await answering
  return { status, retryAfter: headers.get('retry-after') }
}

test.skipIf(!server)(
  'a database that hangs: 503 within five seconds for any number of requests, and everything recovers after it',
  async () => {
    const { relay, location } = await databaseOnLine()
    const leads = await openTestLeads({ location })
    const send = (request = submission()) => answered(leads.answer(post(request)))
    expect(await send()).toMatchObject({ status: 202 })
    expect(TIMEOUT_MS.limits + TIMEOUT_MS.store).toBeLessThan(5000)
    relay.stall()
    // More requests than connections in the pool.
    const requests = Array.from({ length: 25 }, () => submission())
    for (const answer of await Promise.all(requests.map(send)))
      expect(answer).toEqual({ status: 503, retryAfter: '60' })
    relay.mend()
    await until(async () => (await send(requests[0])).status === 202)
    for (const request of requests) expect(await send(request)).toMatchObject({ status: 202 })
    const stored = await leads.database.selectFrom('submission').select('id').execute()
    expect(stored).toHaveLength(26)
  },
)

test('a SQLite file that another program holds locked: the server goes on after a second', async () => {
  const location = temporaryDatabase()
  const leads = await openTestLeads({ location })
  const other = new DatabaseSync(location)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const request = submission()
  // Pages wait as long as these, since SQLite does not let go of the thread.
  const wait = sql`pragma busy_timeout`.execute(leads.database)
  expect((await wait).rows).toEqual([{ timeout: 1000 }])
  expect((await leads.answer(post(request))).status).toBe(503)

  other.exec('rollback')
  expect((await leads.answer(post(request))).status).toBe(202)
})
