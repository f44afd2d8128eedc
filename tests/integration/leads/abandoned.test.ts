import { describe, expect, test, vi } from 'vitest'
import { reportStart } from '@/leads/server/delivery-log'
import { MOST_FAILURES } from '@/leads/server/outbox/schedule'
import { log } from '@/lib/log'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, temporaryBot } from './open-test-leads'
import { entriesOf } from './test-outbox'

describe.each(DATABASES)('a request that cannot be delivered, on $kind', ({ newDatabase }) => {
  test('is kept, logged at once, and counted at the next start', async () => {
    const bot = await temporaryBot()
    const location = await newDatabase()
    const before = await openTestLeads({ location })
    const request = submission()
    await before.answer(post(request))
    const attempts = MOST_FAILURES - 1
    await before.database
      .updateTable('outbox_entry')
      .set({ started_attempts: attempts, finished_attempts: attempts })
      .execute()
    await before.close()

    bot.always({ kind: 'error' })
    const { database } = await openTestLeads({ location, bot })
    await until(async () => (await entriesOf(database))[0]?.state === 'abandoned')
    await until(() => vi.mocked(log.error).mock.calls.length > 0)
    const { submissionId } = request
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ submissionId, outcome: 'abandoned', reason: 'status 500' }),
      'leads: gave up a delivery; the lead is kept',
    )
    await reportStart(database, { location, bot: undefined, webhook: undefined })
    expect(log.info).toHaveBeenCalledWith(expect.stringContaining('1 abandoned'))
  })
})
