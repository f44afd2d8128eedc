import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { waysOf } from '@/leads/server/deliver/alert-ways'
import { tellAlerts } from '@/leads/server/deliver/alerts'
import type { LeadsDatabase } from '@/leads/server/store/schema'
import type { LeadsSettings } from '@/leads/server/store/settings'
import { log } from '@/lib/log'
import { type startReceiver, temporaryReceiver } from '../../support/http-receiver'
import { startMailServer } from '../../support/mail-server'
import { DATABASES } from '../../support/test-databases'
import { openStore, store } from './test-outbox'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 10, 22)

async function temporaryMailServer() {
  const mailServer = await startMailServer()
  onTestFinished(mailServer.stop)
  return mailServer
}

type Hook = Awaited<ReturnType<typeof startReceiver>>

const alertsOf = ({ received }: Hook) =>
  received.map(({ body }) => JSON.parse(`${body}`) as { kind: string; count: number })

/** A server that checks for alerts when the test calls it. */
function watching(database: LeadsDatabase, settings: Partial<LeadsSettings['alerts']>) {
  const time = { now: START }
  const ways = waysOf({ webhookUrl: undefined, email: undefined, ...settings })
  const clock = () => time.now
  const alerting = { database, ways, server: 'web-1', site: 'https://chainlantern.example', clock }
  return { time, look: () => tellAlerts(alerting) }
}

async function abandon(database: LeadsDatabase, id: string, settled_at: number) {
  await database
    .updateTable('outbox_entry')
    .set({ state: 'abandoned', settled_at, last_error: 'ada@example.org is unknown' })
    .where('submission_id', '=', id)
    .execute()
}

describe.each(DATABASES)('alerts on $kind', ({ newDatabase }) => {
  test('an abandoned lead is reported by webhook and email, once an hour for all servers, and after a restart', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const [hook, mail] = [await temporaryReceiver(), await temporaryMailServer()]
    const location = await newDatabase()
    const settings = { webhookUrl: hook.url, email: { smtpUrl: mail.url, to: 'ops@site.example' } }
    const database = await openStore(location)
    const one = watching(database, settings)
    const other = watching(await openStore(location), settings)
    await one.look()
    expect(hook.received).toEqual([])

    await abandon(database, await store(database, START, 'of ada@example.org'), START - MINUTE)
    await Promise.all([one.look(), other.look()])
    await other.look()
    expect(alertsOf(hook)).toEqual([
      {
        kind: 'abandoned',
        count: 1,
        oldestSeconds: 60,
        server: 'web-1',
        site: 'https://chainlantern.example',
        text: expect.stringContaining('1 lead could not be delivered'),
        whatToDo: expect.stringContaining('npm run leads -- list --state abandoned'),
      },
    ])
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]).toContain('To: ops@site.example')
    expect(mail.mails[0]).toContain('npm run leads')
    expect(`${hook.received[0]?.body}${mail.mails[0]}`).not.toMatch(/ada|example\.org/)

    await abandon(database, await store(database, START), START + MINUTE)
    const restarted = watching(await openStore(location), settings)
    restarted.time.now = START + HOUR - 1
    await restarted.look()
    expect(hook.received).toHaveLength(1)
    restarted.time.now = START + HOUR
    await restarted.look()
    // Only what is new since the last alert.
    expect(alertsOf(hook)[1]).toMatchObject({ kind: 'abandoned', count: 1 })
    restarted.time.now = START + 3 * HOUR
    await restarted.look()
    expect([hook.received.length, mail.mails.length]).toEqual([2, 2])
  })

  test('a queue is reported when its oldest request has waited for 15 minutes, and again each hour', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const hook = await temporaryReceiver()
    const database = await openStore(await newDatabase())
    const { time, look } = watching(database, { webhookUrl: hook.url })
    await store(database, START)
    await store(database, START + 14 * MINUTE)
    const seen: number[] = []
    for (const minute of [15, 16, 17, 75, 76, 77]) {
      time.now = START + minute * MINUTE
      await look()
      seen.push(hook.received.length)
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2])
    expect(alertsOf(hook)[0]).toMatchObject({ kind: 'waiting', count: 2, oldestSeconds: 960 })
    await database.updateTable('outbox_entry').set({ state: 'delivered' }).execute()
    time.now = START + 9 * HOUR
    await look()
    expect(hook.received).toHaveLength(2)
  })

  test('a failed alert channel is logged and retried in the next round, and the other is not repeated', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const [hook, mail] = [await temporaryReceiver(), await temporaryMailServer()]
    const database = await openStore(await newDatabase())
    const email = { smtpUrl: mail.url, to: 'ops@site.example' }
    const { time, look } = watching(database, { webhookUrl: hook.url, email })
    await abandon(database, await store(database, START), START)
    mail.refuses = true
    hook.status = 500
    await look()
    expect(mail.mails).toEqual([])
    const said = JSON.stringify(error.mock.calls)
    expect(said).toContain('it answered 500')
    expect(said).toContain('the mail server did not take it (EMESSAGE)')
    expect(said).not.toMatch(/the-key-of-the-hook|ada@example/)
    hook.status = 200
    time.now += MINUTE
    await look()
    mail.refuses = false
    time.now += MINUTE
    await look()
    expect([hook.received.length, mail.mails.length]).toEqual([2, 1])
  })
})
