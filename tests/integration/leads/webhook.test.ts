import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submissionNumber } from '@/leads/forms/form-definition'
import type { Leads } from '@/leads/server/open-leads'
import type { Channel, LeadsDatabase } from '@/leads/server/store/schema'
import { temporaryReceiver } from '../../support/http-receiver'
import { DATABASES } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { until } from '../../support/until'
import { inbox, inboxJson } from '../leads-inbox/run-inbox'
import { openTestLeads, post, submission, temporaryBot } from './open-test-leads'
import { application, upload } from './test-application'

const SECRET = 'the-secret-of-the-webhook'

const statesOf = async ({ database }: { database: LeadsDatabase }) => {
  const states = (channel: Channel) =>
    database
      .selectFrom('outbox_entry')
      .select('state')
      .where('channel', '=', channel)
      .orderBy('submission_id')
      .execute()
  const [bot, webhook] = [await states('bot'), await states('webhook')]
  return { bot: bot.map(({ state }) => state), webhook: webhook.map(({ state }) => state) }
}

const untilStates = (leads: Leads, bot: string, webhook: string) =>
  until(async () => {
    const states = await statesOf(leads)
    return `${states.bot} ${states.webhook}` === `${bot} ${webhook}`
  })

/** Verifies a signature as web/docs/leads.md tells receivers. */
function isSigned(signature: unknown, body: Buffer): boolean {
  const [, time = '', hex = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(signature)) ?? []
  const right = createHmac('sha256', SECRET).update(`${time}.`).update(body).digest('hex')
  return hex === right && Math.abs(Date.now() / 1000 - Number(time)) < 300
}

describe.each(DATABASES)('leads by webhook on $kind', ({ newDatabase }) => {
  test('each goes to the bot and, signed and without the bytes of its file, to the webhook', async () => {
    const [bot, hook] = [await temporaryBot(), await temporaryReceiver()]
    const webhook = { url: hook.url, secret: SECRET }
    const leads = await openTestLeads({ location: await newDatabase(), bot, webhook })
    const request = application()
    const content = pdf(50_000, 'the-bytes-of-the-file')
    const sent = await leads.answer(await upload(request, new File([content], 'cv.pdf')))
    expect(sent.status).toBe(202)
    await untilStates(leads, 'delivered', 'delivered')
    expect(bot.messages).toHaveLength(1)
    expect(hook.received.length).toBe(1)
    const [delivery] = hook.received
    if (!delivery) throw new Error('nothing arrived')
    const { headers, body } = delivery
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': request.submissionId,
    })
    expect(isSigned(headers['x-chainlantern-signature'], body)).toBe(true)
    expect(isSigned(headers['x-chainlantern-signature'], Buffer.from(`${body} `))).toBe(false)
    expect(JSON.parse(body.toString())).toMatchObject({
      id: request.submissionId,
      number: submissionNumber(request.submissionId),
      form: 'Job Application',
      answers: expect.arrayContaining([
        { name: 'firstName', label: 'First name', value: 'Ada', text: 'Ada' },
      ]),
      files: [{ field: 'resume', name: 'cv.pdf', type: 'application/pdf', size: 50_000 }],
    })
    expect(body.toString()).not.toContain('the-bytes-of-the-file')
    expect(body.length).toBeLessThan(10_000)
  })

  test('an outage of one channel neither delays nor repeats the other', async () => {
    const [bot, hook] = [await temporaryBot(), await temporaryReceiver()]
    const location = await newDatabase()
    const webhook = { url: hook.url, secret: SECRET }
    const leads = await openTestLeads({ location, bot, webhook })
    hook.status = 500
    const request = submission()
    await leads.answer(post(request))
    await untilStates(leads, 'delivered', 'undelivered')
    await until(() => hook.received.length > 1)
    const why = leads.database
      .selectFrom('outbox_entry')
      .select('last_error')
      .where('channel', '=', 'webhook')
    expect(await why.execute()).toEqual([{ last_error: 'the webhook answered 500' }])
    hook.status = 204
    await untilStates(leads, 'delivered', 'delivered')
    expect(bot.messages).toHaveLength(1)
    const keys = hook.received.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys)).toEqual(new Set([request.submissionId]))

    bot.always({ kind: 'error' })
    const other = submission()
    await leads.answer(post(other))
    const arrived = () => hook.received.some(({ body }) => `${body}`.includes(other.submissionId))
    await until(arrived)
    expect(bot.messages).toHaveLength(1)
  })

  test('a lead that one channel gave up is listed as abandoned, kept by purge and retried there alone', async () => {
    const [bot, hook] = [await temporaryBot(), await temporaryReceiver()]
    const location = await newDatabase()
    const webhook = { url: hook.url, secret: SECRET }
    const leads = await openTestLeads({ location, bot, webhook })
    await leads.answer(post(submission()))
    await untilStates(leads, 'delivered', 'delivered')
    await leads.database
      .updateTable('outbox_entry')
      .set({ state: 'abandoned', parts_delivered: 0, last_error: 'the webhook answered 500' })
      .where('channel', '=', 'webhook')
      .execute()
    const list = await inboxJson<{ id: string }[]>(location, ['list', '--state', 'abandoned'])
    expect(list).toMatchObject([
      {
        state: 'abandoned',
        lastError: 'the webhook answered 500',
        channels: { bot: { state: 'delivered', lastError: null }, webhook: { state: 'abandoned' } },
      },
    ])
    const id = list[0]?.id ?? ''
    const shown = await inbox(location, ['show', id, '--table'])
    expect(shown.out).toMatch(/^Bot +delivered on/m)
    expect(shown.out).toMatch(/^Webhook +abandoned on/m)
    await leads.database.updateTable('submission').set({ accepted_at: 1 }).execute()
    const purge = ['purge', '--older-than', '1d', '--yes']
    expect(await inboxJson(location, purge)).toMatchObject({ deleted: 0, keptUndelivered: 1 })
    expect(await inboxJson(location, ['retry', '--state', 'abandoned'])).toEqual({ retried: [id] })
    await leads.answer(post(submission()))
    await until(() => hook.received.length === 3)
    expect(bot.messages).toHaveLength(2)
  })
})
