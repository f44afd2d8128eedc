import 'server-only'
import { gauge } from '@/lib/metrics'
import type { LeadsDatabase } from '../database/schema'
import { CHANNELS, type Channel, tableOf } from './entries'

/** The entries of a channel that people may have to look at; `oldestAt` (ms since 1970) is of those that wait. */
type QueueFigures = { undelivered: number; abandoned: number; oldestAt: number | undefined }

/** The queue of each channel. A submission has an entry for each of its channels, so it may count twice. */
export async function queueFigures(
  database: LeadsDatabase,
): Promise<Record<Channel, QueueFigures>> {
  return { bot: await figuresOf(database, 'bot'), webhook: await figuresOf(database, 'webhook') }
}

async function figuresOf(database: LeadsDatabase, channel: Channel): Promise<QueueFigures> {
  const table = tableOf(channel)
  const rows = await database
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    // What was delivered is most of it, and is not read.
    .where('state', 'in', ['undelivered', 'abandoned'])
    .groupBy('state')
    .execute()
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const oldest = await database
    .selectFrom('submission')
    .select(({ fn }) => fn.min('accepted_at').as('at'))
    .where('id', 'in', (entries) =>
      entries.selectFrom(table).select('submission_id').where('state', '=', 'undelivered'),
    )
    .executeTakeFirst()
  return {
    undelivered: countOf('undelivered'),
    abandoned: countOf('abandoned'),
    // Null if none waits.
    oldestAt: oldest?.at ?? undefined,
  }
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
  const queues = await queueFigures(database)
  for (const channel of CHANNELS) {
    const figures = queues[channel]
    length.set({ channel }, figures.undelivered)
    abandoned.set({ channel }, figures.abandoned)
    const { oldestAt } = figures
    oldestAge.set({ channel }, oldestAt === undefined ? 0 : Math.max(0, (now - oldestAt) / 1000))
  }
}
