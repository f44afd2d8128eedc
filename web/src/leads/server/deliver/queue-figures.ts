import { gauge } from '../../../lib/metrics.ts'
import type { Channel, LeadsDatabase } from '../store/schema.ts'

/** The entries of a channel that are not delivered; `oldestAt` (ms since 1970) is of those that wait. */
type QueueFigures = { undelivered: number; abandoned: number; oldestAt: number | undefined }

/** The queue of each channel. A submission has an entry for each of its channels, so it may count twice. */
export async function queueFigures(
  database: LeadsDatabase,
): Promise<Record<Channel, QueueFigures>> {
  const rows = await database
    .selectFrom('outbox_entry')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(({ fn }) => [
      'channel',
      'state',
      fn.countAll<number>().as('count'),
      fn.min('accepted_at').as('oldestAt'),
    ])
    // What was delivered is most of it, and is not read.
    .where('state', 'in', ['undelivered', 'abandoned'])
    .groupBy(['channel', 'state'])
    .execute()
  const figuresOf = (channel: Channel): QueueFigures => {
    const [waiting, abandoned] = (['undelivered', 'abandoned'] as const).map((state) =>
      rows.find((row) => row.channel === channel && row.state === state),
    )
    return {
      undelivered: Number(waiting?.count ?? 0),
      abandoned: Number(abandoned?.count ?? 0),
      oldestAt: waiting?.oldestAt,
    }
  }
  return { bot: figuresOf('bot'), webhook: figuresOf('webhook') }
}

const length = gauge({
  name: 'chainlantern_queue_length',
  help: 'Leads that wait to be delivered, by channel; of all servers together.',
  labelNames: ['channel'],
})
const oldestAge = gauge({
  name: 'chainlantern_queue_oldest_seconds',
  help: 'How long the oldest of them has waited; 0 if none waits.',
  labelNames: ['channel'],
})
const abandoned = gauge({
  name: 'chainlantern_abandoned',
  help: 'Leads that are kept and no longer tried, by channel; of all servers together.',
  labelNames: ['channel'],
})

/** Sets the metrics of the queue to what is in the store at `now` (ms since 1970). */
export async function measureQueues(database: LeadsDatabase, now: number): Promise<void> {
  for (const [channel, figures] of Object.entries(await queueFigures(database))) {
    length.set({ channel }, figures.undelivered)
    abandoned.set({ channel }, figures.abandoned)
    const { oldestAt } = figures
    oldestAge.set({ channel }, oldestAt === undefined ? 0 : Math.max(0, (now - oldestAt) / 1000))
  }
}
