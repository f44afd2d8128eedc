import 'server-only'
import { gauge } from '@/lib/metrics'
import type { LeadsDatabase, OutboxEntry } from '../database/schema'
import { CHANNELS, type Channel, tableOf } from './entries'

/** How many entries of a channel are in each state, and since when its oldest has waited (ms since 1970). */
export type QueueFigures = Record<OutboxEntry['state'], number> & { oldestAt: number | undefined }

/** The queue of each channel. A submission has an entry for each of its channels, so it may count twice. */
export async function queueFigures(
  database: LeadsDatabase,
): Promise<Record<Channel, QueueFigures>> {
  const [bot, webhook] = await Promise.all(CHANNELS.map((channel) => figuresOf(database, channel)))
  return { bot: bot ?? NONE, webhook: webhook ?? NONE }
}

const NONE: QueueFigures = {
  ...{ undelivered: 0, delivered: 0, abandoned: 0, blocked: 0, skipped: 0 },
  oldestAt: undefined,
}

async function figuresOf(database: LeadsDatabase, channel: Channel): Promise<QueueFigures> {
  const rows = await database
    .selectFrom(tableOf(channel))
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const figures = { ...NONE }
  for (const { state, count } of rows) figures[state] = Number(count)
  const table = tableOf(channel)
  const oldest = await database
    .selectFrom('submission')
    .select(({ fn }) => fn.min('accepted_at').as('at'))
    .where('id', 'in', (entries) =>
      entries.selectFrom(table).select('submission_id').where('state', '=', 'undelivered'),
    )
    .executeTakeFirst()
  // An empty queue has no oldest: null.
  return { ...figures, oldestAt: oldest?.at || undefined }
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
