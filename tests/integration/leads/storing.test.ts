import { describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import { joinRounds } from '@/leads/server/outbox/schedule'
import { DATABASES } from '../../support/test-databases'
import { entriesOf, openStore } from './test-outbox'

type Arrival = Parameters<typeof storeSubmission>[1]

const arrivalOf = (more: Partial<Arrival> = {}): Arrival => ({
  submissionId: crypto.randomUUID(),
  formType: 'X',
  answers: { email: 'ada@example.org' },
  text: 'the message',
  webhookBody: '{"the":"body"}',
  now: 5000,
  ...more,
})

const fileOf = (field: string, content: string) => ({
  field,
  name: `${field}.pdf`,
  type: 'application/pdf',
  size: content.length,
  sha256: `hash of ${content}`,
  content: Buffer.from(content),
})

describe.each(DATABASES)('storing on $kind', ({ newDatabase }) => {
  test('a request waits for both channels, on its route, and is due at once', async () => {
    const database = await openStore(await newDatabase())
    const arrival = arrivalOf({ route: 'X/topic', sender: 7 })
    expect(await storeSubmission(database, arrival)).toBe('stored')
    const waits = {
      submission_id: arrival.submissionId,
      route: 'X/topic',
      state: 'undelivered',
      parts_delivered: 0,
      started_attempts: 0,
      finished_attempts: 0,
      due_at: 5000,
      leased_until: 0,
      last_error: null,
      settled_at: null,
      sender: 7,
      delivery_round: 0,
    }
    expect(await entriesOf(database)).toEqual([{ ...waits, channel: 'bot', text: 'the message' }])
    expect(await entriesOf(database, 'webhook')).toEqual([
      { ...waits, channel: 'webhook', text: '{"the":"body"}' },
    ])
    expect(await database.selectFrom('submission').selectAll().execute()).toEqual([
      {
        id: arrival.submissionId,
        form_type: 'X',
        payload: '{"email":"ada@example.org"}',
        consent: null,
        page_path: null,
        button: null,
        campaign: null,
        landing_path: null,
        context: null,
        accepted_at: 5000,
      },
    ])
  })

  test('without a webhook it has no entry for one, and its route is its form', async () => {
    const database = await openStore(await newDatabase())
    await storeSubmission(database, arrivalOf({ webhookBody: undefined }))
    expect(await entriesOf(database)).toMatchObject([{ route: 'X', sender: null }])
    expect(await entriesOf(database, 'webhook')).toEqual([])
  })

  test('a request for the webhook only is skipped by the bot, and delays nobody there', async () => {
    const database = await openStore(await newDatabase())
    const sender = { sender: 7 }
    await storeSubmission(database, arrivalOf({ ...sender, skipsBot: true }))
    await storeSubmission(database, arrivalOf({ ...sender, skipsBot: true, suspicion: 'trap' }))
    await storeSubmission(database, arrivalOf({ ...sender, suspicion: 'trap', now: 5001 }))
    const nobody = { sender: null, delivery_round: 0 }
    expect(await entriesOf(database)).toMatchObject([
      { state: 'skipped', last_error: null, ...nobody },
      { state: 'skipped', ...nobody },
      { state: 'blocked', last_error: 'trap', ...nobody },
    ])
    const webhook = await entriesOf(database, 'webhook')
    expect(webhook.map(({ state }) => state).toSorted()).toEqual([
      'blocked',
      'blocked',
      'undelivered',
    ])
  })

  test('the same id is the same request only with the same form, answers and files', async () => {
    const database = await openStore(await newDatabase())
    const files = [fileOf('letter', 'one'), fileOf('resume', 'two')]
    const arrival = arrivalOf({ files })
    const again = (more: Partial<Arrival>) => storeSubmission(database, { ...arrival, ...more })
    expect(await again({})).toBe('stored')
    expect(await again({ now: 9000, files: files.toReversed() })).toBe('repeated')
    expect(await again({ formType: 'Y' })).toBe('conflicting')
    expect(await again({ answers: {} })).toBe('conflicting')
    expect(await again({ files: [] })).toBe('conflicting')
    expect(await again({ files: [fileOf('letter', 'one'), fileOf('resume', 'other')] })).toBe(
      'conflicting',
    )
    expect(await database.selectFrom('submission').selectAll().execute()).toHaveLength(1)
    expect(await entriesOf(database)).toMatchObject([{ due_at: 5000 }])
    const stored = await database
      .selectFrom('submission_file')
      .select(['field', 'name', 'sha256'])
      .orderBy('field')
      .execute()
    expect(stored.map(({ sha256 }) => sha256)).toEqual(['hash of one', 'hash of two'])
  })

  test('a request that could not be stored leaves nothing, and does not delay its sender’s next one', async () => {
    const database = await openStore(await newDatabase())
    const rename = (from: string, to: string) =>
      database.schema.alterTable('outbox_entry').renameColumn(from, to).execute()
    await rename('text', 'away')
    const arrival = arrivalOf({ sender: 9, files: [fileOf('resume', 'one')] })
    await expect(storeSubmission(database, arrival)).rejects.toThrow()
    await rename('away', 'text')
    expect(await entriesOf(database)).toEqual([])
    expect(await database.selectFrom('submission_file').selectAll().execute()).toEqual([])
    expect(await storeSubmission(database, arrival)).toBe('stored')
    await storeSubmission(database, arrivalOf({ sender: 9, now: 5001 }))
    expect(await entriesOf(database)).toMatchObject([{ delivery_round: 0 }, { delivery_round: 1 }])
  })

  test('a request waits a round longer for each that its sender is storing at the same moment', async () => {
    const database = await openStore(await newDatabase())
    const others = [joinRounds(9), joinRounds(9)]
    await storeSubmission(database, arrivalOf({ sender: 9 }))
    for (const other of others) other.leave()
    expect(await entriesOf(database)).toMatchObject([{ delivery_round: 2 }])
  })
})
