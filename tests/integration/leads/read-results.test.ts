import { describe, expect, test } from 'vitest'
import type { LeadContext } from '@/leads/server/accept/context'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { readResults } from '@/leads/server/read-results'
import { DATABASES } from '../../support/test-databases'
import { openStore } from './test-outbox'

const at = (time: string) => Date.parse(`2026-11-${time}Z`)
/** From the 18th at noon on; the period before begins on the 11th at noon. */
const PERIOD = { days: 7, now: at('25T12:00') } as const

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
  test('a period and the one before, by each key, without blocked requests', async () => {
    const database = await openStore(await newDatabase())
    const spring = { campaign: 'Spring Launch', landing: '/' }
    const all: Came[] = [
      // Outside, on both sides.
      { time: '11T11:59:59.999', page: home },
      { time: '25T12:00', page: home },
      // The period before.
      { time: '11T12:00', page: home, button: 'Ask us', visit: spring },
      { time: '18T11:59:59.999', page: pricing, button: 'Ask us' },
      // The period.
      { time: '18T12:00', page: home, button: 'Ask us', visit: { campaign: 'spring-launch' } },
      { time: '22T23:59', page: home, form: 'Y', visit: { landing: '/pricing' } },
      {
        time: '25T11:59',
        page: null,
        firstVisit: { day: '2026-10-01', campaign: 'SPRING launch' },
      },
      { time: '25T00:00', page: home, suspicion: 'trap', visit: spring },
    ]
    for (const each of all) await put(database, each)
    const row = (key: string | null, count: number, before: number) => ({ key, count, before })
    expect(await readResults(database, PERIOD)).toEqual({
      by: {
        campaign: [row('spring-launch', 2, 1), row(null, 1, 1)],
        page: [row('/', 2, 1), row(null, 1, 0), row('/pricing', 0, 1)],
        button: [row(null, 2, 0), row('Ask us', 1, 2)],
      },
      total: { count: 3, before: 2 },
      blocked: 1,
    })
  })

  test('a blocked request that was released counts as any other, once for all channels', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await put(database, { time: '24T10:00', page: home, suspicion: 'trap' })
    const figures = async () => {
      const { total, blocked } = await readResults(database, PERIOD)
      return [total.count, blocked]
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

  test('many invented campaigns give no endless list, and the totals stay whole', async () => {
    const database = await openStore(await newDatabase())
    const row = { form_type: 'X', payload: '{}', accepted_at: at('24T00:00') }
    const stored = Array.from({ length: 500 }, (_, index) => {
      return { ...row, id: crypto.randomUUID(), campaign: `c${index % 400}` }
    })
    await database.insertInto('submission').values(stored).execute()
    const { by, total } = await readResults(database, PERIOD)
    expect(by.campaign).toHaveLength(200)
    expect(by.campaign[0]).toEqual({ key: 'c0', count: 2, before: 0 })
    expect(total).toEqual({ count: 500, before: 0 })
  })
})
