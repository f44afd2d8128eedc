import { describe, expect, test } from 'vitest'
import type { LeadContext } from '@/leads/server/accept/context'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { type CountedBy, countRequests } from '@/leads/server/request-counts'
import { DATABASES } from '../../support/test-databases'
import { openStore } from './test-outbox'

const at = (time: string) => Date.parse(`2026-11-${time}Z`)
/** Three days from noon to noon; the period before begins on the 19th at noon. */
const PERIOD = { since: at('22T12:00'), until: at('25T12:00') }

type Came = LeadContext & { time: string; form?: string; suspicion?: string }

async function put(database: LeadsDatabase, { time, form = 'X', suspicion, ...context }: Came) {
  const submissionId = crypto.randomUUID()
  const arrival = { submissionId, formType: form, answers: { email: 'ada@example.org' } }
  await storeSubmission(database, { ...arrival, context, suspicion, text: 'x', now: at(time) })
  return submissionId
}

const home = { path: '/', title: 'Home' }
const pricing = { path: '/pricing' }

describe.each(DATABASES)('counts on $kind', ({ newDatabase }) => {
  test('a period, the one before and its days, by each key, without blocked requests', async () => {
    const database = await openStore(await newDatabase())
    const spring = { campaign: 'Spring Launch', landing: '/' }
    const all: Came[] = [
      // Outside, on both sides.
      { time: '19T11:59:59.999', page: home },
      { time: '25T12:00', page: home },
      // The period before.
      { time: '19T12:00', page: home, button: 'Ask us', visit: spring },
      { time: '22T11:59:59.999', page: pricing, button: 'Ask us' },
      // The period.
      { time: '22T12:00', page: home, button: 'Ask us', visit: { campaign: 'spring-launch' } },
      { time: '22T23:59', page: home, form: 'Y', visit: { landing: '/pricing' } },
      {
        time: '25T11:59',
        page: null,
        firstVisit: { day: '2026-10-01', campaign: 'SPRING launch' },
      },
      { time: '25T00:00', page: home, suspicion: 'trap', visit: spring },
    ]
    for (const each of all) await put(database, each)
    const rowsBy = async (by: CountedBy) => {
      const { rows } = await countRequests(database, { by, ...PERIOD })
      return rows.map(({ key, count, before }) => [key, count, before])
    }
    expect(await rowsBy('form')).toEqual([
      ['X', 2, 2],
      ['Y', 1, 0],
    ])
    expect(await rowsBy('page')).toEqual([
      ['/', 2, 1],
      [null, 1, 0],
      ['/pricing', 0, 1],
    ])
    expect(await rowsBy('button')).toEqual([
      [null, 2, 0],
      ['Ask us', 1, 2],
    ])
    expect(await rowsBy('campaign')).toEqual([
      ['spring-launch', 2, 1],
      [null, 1, 1],
    ])
    expect(await rowsBy('landing')).toEqual([
      [null, 2, 1],
      ['/pricing', 1, 0],
      ['/', 0, 1],
    ])
    const counts = await countRequests(database, { by: 'form', ...PERIOD })
    expect(counts).toMatchObject({
      total: { count: 3, before: 2 },
      blocked: { count: 1, before: 0 },
      days: [
        { day: '2026-11-22', count: 2 },
        { day: '2026-11-23', count: 0 },
        { day: '2026-11-24', count: 0 },
        { day: '2026-11-25', count: 1 },
      ],
    })
    expect(await countRequests(database, { by: 'form', page: '/', ...PERIOD })).toMatchObject({
      total: { count: 2, before: 1 },
      blocked: { count: 1, before: 0 },
    })
  })

  test('a blocked request that was released counts as any other, once for all channels', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await put(database, { time: '24T10:00', page: home, suspicion: 'trap' })
    const figures = async () => {
      const { total, blocked } = await countRequests(database, { by: 'page', ...PERIOD })
      return [total.count, blocked.count]
    }
    const other = { submissionId: crypto.randomUUID(), formType: 'X', answers: {}, text: 'x' }
    const onWebhook = { webhookBody: '{}', skipsBot: true, suspicion: 'too fast' }
    await storeSubmission(database, { ...other, ...onWebhook, now: at('24T10:00') })
    expect(await figures()).toEqual([0, 2])
    await database
      .updateTable('outbox_entry')
      .set({ state: 'delivered' })
      .where('submission_id', '=', submissionId)
      .execute()
    expect(await figures()).toEqual([1, 1])
  })
})
