import { countStored } from './count-stored.ts'
import { type Figures, measure } from './measure.ts'

export type Target = {
  name: string
  url: string
  /** The database that it stores in, if it stores. */
  location?: string
  /** How many messages its bot was given since the last time. */
  takeDelivered?: () => number
}

type Extent = { connections: number; seconds: number }
type Counts = { stored?: number; delivered?: number }

const WARM_UP_SECONDS = 3

/**
 * A warm-up tells how many requests fill the time. So many are then sent, each answered to the end, that what is
 * acknowledged can be compared with what is stored.
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

/** Whether every answer was an acknowledgement, and exactly what was acknowledged is stored. */
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
