import { inspect } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { log } from '@/lib/log'
import { BOT_TOKEN } from '../../support/bot-double'
import { listen } from '../../support/listen'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, supportRequest, temporaryBot } from './open-test-leads'
import { openStore } from './test-outbox'

async function entries({ database }: Leads) {
  return database.selectFrom('outbox_entry').selectAll().execute()
}

async function settled(leads: Leads) {
  await until(async () => (await entries(leads)).every(({ state }) => state !== 'undelivered'))
  return entries(leads)
}

describe.each(DATABASES)('delivery from $kind', ({ newDatabase }) => {
  test('a stored request is delivered to the bot once, immediately', async () => {
    const bot = await temporaryBot()
    const leads = await openTestLeads({ bot, location: await newDatabase() })
    const request = submission({ ...supportRequest, subject: '<script>&' })
    // Only the request wakes the worker, which otherwise looks every ten seconds.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await leads.answer(post(request))
    const [entry] = await settled(leads)
    expect(bot.messages).toHaveLength(1)
    expect(bot.messages[0]?.text).toMatch(/^New Support Request Submission\n/)
    expect(bot.messages[0]?.text).toContain('Subject: <script>&')
    expect(bot.messages[0]?.text).toMatch(new RegExp(`Submission id: ${request.submissionId}$`))
    expect(entry).toMatchObject({ started_attempts: 1, finished_attempts: 1, parts_delivered: 1 })
    expect(bot.refusals).toEqual([])
  })

  test('a longer submission is sent as its first text and one document, and a failure between them repeats none', async () => {
    const bot = await temporaryBot()
    bot.next({ kind: 'deliver' }, { kind: 'error' }, { kind: 'error' })
    const leads = await openTestLeads({ bot, location: await newDatabase() })
    const request = submission({ ...supportRequest, description: '&'.repeat(5000) })
    expect((await leads.answer(post(request))).status).toBe(202)
    await settled(leads)
    expect(bot.messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Part 1 of \d+ of .*\nNew Support Request Submission\n/),
    ])
    expect(bot.documents).toMatchObject([{ name: `submission-${request.submissionId}.txt` }])
    expect(bot.documents[0]?.content.toString()).toContain(`Description: ${'&'.repeat(5000)}\n`)
    expect(bot.requests).toBe(4)
    expect(bot.refusals).toEqual([])
  })

  test('without a bot a request stays undelivered; it is delivered once a bot is configured', async () => {
    const bot = await temporaryBot()
    const location = await newDatabase()
    const first = await openTestLeads({ location })
    await first.answer(post(submission()))
    expect(await entries(first)).toMatchObject([{ state: 'undelivered', started_attempts: 0 }])
    const second = await openTestLeads({ bot, location })
    await settled(second)
    expect(bot.messages).toHaveLength(1)
  })

  test('closing waits for the delivery in progress and records it', async () => {
    const bot = await temporaryBot()
    bot.always({ kind: 'slow', ms: 300 })
    const location = await newDatabase()
    const first = await openTestLeads({ location })
    await first.answer(post(submission()))
    await first.answer(post(submission()))
    const leads = await openTestLeads({ bot, location })
    await until(() => bot.messages.length === 1)
    await leads.close()
    const database = await openStore(location)
    const states = await database
      .selectFrom('outbox_entry')
      .select('state')
      .orderBy('state')
      .execute()
    expect(states).toEqual([{ state: 'delivered' }, { state: 'undelivered' }])
    expect(bot.messages).toHaveLength(1)
  })
})

test.each([
  [{ kind: 'close' }],
  [{ kind: 'error' }],
  [{ kind: 'garbage' }],
  [{ kind: 'throttle', retryAfter: 1 }],
] as const)('after %j it is tried again and arrives once', async (trouble) => {
  const bot = await temporaryBot()
  bot.next(trouble)
  const leads = await openTestLeads({ bot })
  await leads.answer(post(submission()))
  const [entry] = await settled(leads)
  expect(bot.messages).toHaveLength(1)
  expect(bot.requests).toBe(2)
  expect(entry).toMatchObject({ state: 'delivered', started_attempts: 2, finished_attempts: 2 })
})

test('an answer that quotes the URL writes no token to the log or the database', async () => {
  const { url, stop } = await listen((request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: false, description: `no ${request.url} here` }))
  })
  onTestFinished(stop)
  const leads = await openTestLeads({ bot: { url } })
  await leads.answer(post(submission()))
  await until(async () => /404/.test((await entries(leads))[0]?.last_error ?? ''))
  const [entry] = await entries(leads)
  expect(entry?.last_error).toContain('no /bot')
  await until(() => vi.mocked(log.warn).mock.calls.length > 0)
  const said = inspect(vi.mocked(log.warn).mock.calls)
  expect(said).toContain('status 404')
  // The service may quote a visitor's text: its message is for the inbox, not for the log.
  expect(said).not.toContain('no /bot')
  expect(said + entry?.last_error).not.toContain(BOT_TOKEN)
})
