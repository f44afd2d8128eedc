import { expect, test } from 'vitest'
import { DATABASES_OF_COMMANDS } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, temporaryBot } from '../leads/open-test-leads'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

type Retried = { retried: string[] }

test.each(DATABASES_OF_COMMANDS)(
  'an abandoned submission is delivered by a running site after a retry, with all attempts again ($kind)',
  async ({ newDatabase }) => {
    const { location, leads, put } = await openStoredLeads(newDatabase)
    const bot = await temporaryBot()
    const running = await openTestLeads({ location, bot })
    const lost = await put({ state: 'abandoned', attempts: 60 })
    const blocked = await put({ state: 'blocked' })
    expect(await inboxJson<Retried>(location, ['retry', '--state', 'abandoned'])).toEqual({
      retried: [lost],
    })
    expect(await inboxJson<Retried>(location, ['retry', blocked.slice(0, 12)])).toEqual({
      retried: [blocked],
    })
    // The worker polls every ten seconds; a new submission makes it look now.
    await running.answer(post(submission()))
    await until(() => bot.messages.length === 3)
    await running.close()
    const entries = leads.database.selectFrom('outbox_entry').select(['state', 'started_attempts'])
    const delivered = { state: 'delivered', started_attempts: 1 }
    expect(await entries.execute()).toEqual([delivered, delivered, delivered])
    expect(await inboxJson(location, ['list', '--state', 'delivered'])).toHaveLength(3)
  },
)

test('nothing is retried if one of several ids cannot be', async () => {
  const { location, put } = await openStoredLeads()
  const lost = await put({ state: 'abandoned' })
  const sent = await put({ state: 'delivered' })
  const { status, err } = await inbox(location, ['retry', lost, sent])
  expect(status).toBe(1)
  expect(err).toMatch(new RegExp(`^${sent} was delivered on .*\n$`))
  expect(await inboxJson(location, ['list', '--state', 'abandoned'])).toHaveLength(1)
})

test.each(DATABASES_OF_COMMANDS)(
  'a submission that a worker is sending is not retried ($kind)',
  async ({ newDatabase }) => {
    const { location, leads, put } = await openStoredLeads(newDatabase)
    const id = await put()
    const leased_until = Date.now() + 60_000
    await leads.database.updateTable('outbox_entry').set({ leased_until }).execute()
    expect((await inbox(location, ['retry', id])).err).toMatch(/is being delivered at this moment/)
    expect(await inboxJson(location, ['retry', '--state', 'undelivered'])).toEqual({ retried: [] })
  },
)
