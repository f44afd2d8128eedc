import 'server-only'
import { describeLocation } from './database/open-leads-database'
import type { LeadsDatabase } from './database/tables'
import { countEntries } from './outbox/claim-entry'
import type { Attempt } from './outbox/deliver-entry'
import { reasonOf } from './reason-of'

/** Says on the server's console what came of an attempt, if a human should know. No answer is printed. */
export function reportAttempt(submissionId: string, attempt: Attempt): void {
  if (attempt.outcome === 'delivered' || attempt.outcome === 'released') return
  if (attempt.outcome === 'abandoned') {
    console.error(`leads: gave up delivering ${submissionId}; it is kept (${attempt.error})`)
    return
  }
  const again = new Date(attempt.dueAt).toISOString()
  console.warn(`leads: ${submissionId} is not delivered yet (${attempt.error}); again at ${again}`)
}

/** Says that the queue itself cannot be read or written. */
export function reportBrokenQueue(error: unknown): void {
  console.error(`leads: the outbox cannot be worked on; trying again shortly (${reasonOf(error)})`)
}

/** Says that the queue can be worked on again. */
export function reportMendedQueue(): void {
  console.info('leads: the outbox is worked on again')
}

/** Says at start where requests go and what waits from before. */
export async function reportStart(
  database: LeadsDatabase,
  { location, delivers }: { location: string; delivers: boolean },
): Promise<void> {
  const { undelivered, abandoned } = await countEntries(database)
  const waiting = `${undelivered} undelivered, ${abandoned} abandoned`
  const where = delivers
    ? 'delivered to the messaging bot'
    : 'kept undelivered, because no messaging bot is configured (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID)'
  console.info(
    `leads: requests are stored in ${describeLocation(location)} and ${where}; ${waiting}`,
  )
}
