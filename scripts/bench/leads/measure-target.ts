import { countStored } from './count-stored.ts'
import { type Figures, measure } from './measure.ts'

export type Target = {
  name: string
  url: string
  /** The database that it writes to, if any. */
  location?: string
  /** The number of messages that its bot received since the last call. */
  takeDelivered?: () => number
}

type Extent = { connections: number; seconds: number }
type Counts = { stored?: number; delivered?: number }

const WARM_UP_SECONDS = 3

/**
 * A warm-up determines how many requests fill the time. That number is then sent and fully answered, so that
 * acknowledged and stored submissions can be compared.
 */
export async function measureTarget(
  { url, location, takeDelivered }: Target,
  { connections, seconds }: Extent,
): Promise<Figures & Counts> {
  const warmUp = await measure({ url, connections, seconds: WARM_UP_SECONDS })
  const amount = Math.max(connections, Math.round(warmUp.perSecond * seconds))
  const before = location === undefined ? 0 : await countStored(location)
  takeDelivered?.()
  const figures = await measure({ url, connections, amount })
  const delivered = takeDelivered?.()
  const stored = location === undefined ? undefined : (await countStored(location)) - before
  return { ...figures, stored, delivered }
}

/** Whether every response was an acknowledgement, and as many submissions are stored. */
export function isCounted({ acknowledged, others, stored = acknowledged }: Figures & Counts) {
  return others === 0 && stored === acknowledged
}

/** A row of the table. */
export function toRow(name: string, connections: number, figures: Figures & Counts) {
  return {
    '': name,
    connections,
    'a second': Math.round(figures.perSecond),
    'median (ms)': figures.medianMs.toFixed(2),
    'p99 (ms)': figures.p99Ms.toFixed(2),
    acknowledged: figures.acknowledged,
    'other answers': figures.others,
    stored: figures.stored ?? '–',
    'delivered meanwhile': figures.delivered ?? '–',
  }
}
