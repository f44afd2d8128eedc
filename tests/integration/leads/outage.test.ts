import { inspect } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openLeadsDatabase } from '@/leads/server/database/open-leads-database'
import { reasonOf } from '@/leads/server/reason-of'
import { reportStart } from '@/leads/server/report'
import { createDatabase } from '../../../scripts/run/start-postgres'
import { startRelay } from '../../support/relay'
import { openTestLeads, post, submission, temporaryBot } from './open-test-leads'

const server = inject('postgres') ?? ''

/** A database of its own behind a line that can be cut. */
async function databaseOnLine() {
  const address = new URL(await createDatabase(server))
  const relay = await startRelay(0, Number(address.port))
  onTestFinished(() => relay.close())
  address.port = String(relay.port)
  return { relay, location: address.href, password: address.password }
}

/** Everything that was said on the console, errors with all their properties. */
function said(): string {
  const methods = (['info', 'warn', 'error'] as const).map((name) => vi.mocked(console[name]))
  const words = methods.flatMap((method) => method.mock.calls.flat())
  return words.map((word) => inspect(word, { depth: 9 })).join('\n')
}

test.skipIf(!server)(
  'while PostgreSQL is out of reach requests get a 503, and once it is back all goes on',
  async () => {
    const bot = await temporaryBot()
    const { relay, location, password } = await databaseOnLine()
    const leads = await openTestLeads({ bot, location })
    bot.next({ kind: 'close' })
    const [early, refused, late] = [submission(), submission(), submission()]
    expect((await leads.answer(post(early))).status).toBe(202)
    await vi.waitFor(() => expect(bot.requests).toBe(1))

    relay.cut()
    const answer = await leads.answer(post(refused))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    await vi.waitFor(() => expect(said()).toMatch(/the outbox cannot be worked on/), {
      timeout: 10_000,
    })

    relay.mend()
    expect((await leads.answer(post(late))).status).toBe(202)
    expect((await leads.answer(post(refused))).status).toBe(202)
    await vi.waitFor(() => expect(bot.messages).toHaveLength(3), { timeout: 15_000 })
    const ids = [early, refused, late].map(({ submissionId }) => submissionId)
    expect(bot.messages.map(({ text }) => text.slice(-36)).sort()).toEqual(ids.sort())
    expect(said()).toMatch(/worked on again/)
    expect(said()).not.toContain(password)
  },
)

test.skipIf(!server)('no console and no error shows the password of the database', async () => {
  const { relay, location, password } = await databaseOnLine()
  const leads = await openTestLeads({ location })
  await reportStart(leads.database, { location, delivers: false })
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

test.skipIf(!server)('a server whose letters are not Unicode is refused', async () => {
  const address = new URL(
    await createDatabase(server, "encoding 'LATIN1' locale 'C' template template0"),
  )
  await expect(openLeadsDatabase(address.href)).rejects.toThrow(/UTF8/)
})
