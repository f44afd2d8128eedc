import { log } from '../../../lib/log.ts'
import { counter } from '../../../lib/metrics.ts'
import { reasonOf } from '../store/error-reason.ts'
import { describeLocation } from '../store/open-leads-database.ts'
import type { Channel, LeadsDatabase, OutboxEntry } from '../store/schema.ts'
import type { LeadsSettings } from '../store/settings.ts'
import type { Attempt } from './deliver-entry.ts'
import { queueFigures } from './queue-figures.ts'

const deliveries = counter({
  name: 'chainlantern_deliveries_total',
  help: 'Attempts to deliver a lead, by channel, outcome and reason (a status, an error code).',
  labelNames: ['channel', 'outcome', 'reason'],
})

const LEVELS = {
  delivered: 'info',
  released: 'debug',
  postponed: 'warn',
  abandoned: 'error',
} as const

/** Logs and counts an attempt to deliver, which took `ms`; never what a visitor or the service wrote. */
export function reportAttempt(entry: OutboxEntry, attempt: Attempt, ms: number): void {
  const { channel, route, started_attempts: tries, submission_id: submissionId } = entry
  const { outcome } = attempt
  const reason = 'reason' in attempt ? attempt.reason : ''
  deliveries.inc({ channel, outcome, reason })
  const form = route.split('/')[0]
  const line = { channel, form, attempt: tries, outcome, ms, submissionId }
  log[LEVELS[outcome]](
    {
      ...line,
      ...('reason' in attempt && { reason: attempt.reason }),
      ...('dueAt' in attempt && { again: new Date(attempt.dueAt).toISOString() }),
    },
    outcome === 'abandoned' ? 'leads: gave up a delivery; the lead is kept' : 'leads: delivery',
  )
}

/** Logs that a channel's queue cannot be read or written. */
export const reportBrokenQueue = (channel: Channel) => (error: unknown) => {
  const reason = reasonOf(error)
  log.error({ channel, reason }, 'leads: the outbox cannot be read or written; trying again')
}

/** Logs that the queue can be read and written again. */
export const reportMendedQueue = (channel: Channel) => () => {
  log.info({ channel }, 'leads: the outbox can be read and written again')
}

/** Logs where submissions are stored, where they are delivered to, and how many wait. */
export async function reportStart(
  database: LeadsDatabase,
  { location, bot, webhook }: Pick<LeadsSettings, 'location' | 'bot' | 'webhook'>,
): Promise<void> {
  const { bot: messages, webhook: bodies } = await queueFigures(database)
  const ways = [...(bot ? ['the messaging bot'] : []), ...(webhook ? ['the webhook'] : [])]
  const where =
    ways.length > 0
      ? `sent to ${ways.join(' and ')}`
      : 'kept undelivered, because neither a messaging bot (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID) nor a webhook (LEADS_WEBHOOK_URL) is configured'
  const undelivered = messages.undelivered + bodies.undelivered
  const abandoned = messages.abandoned + bodies.abandoned
  log.info(
    { undelivered, abandoned },
    `leads: submissions are stored in ${describeLocation(location)} and ${where}`,
  )
}
