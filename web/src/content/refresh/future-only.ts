import 'server-only'
import { cacheLife } from 'next/cache'
import { lifeUntil } from '@/content/refresh/life-until'

/** The items whose end (an ISO time) is in the future, and those without an end. */
export async function futureOnly<Item>(
  items: readonly Item[],
  endOf: (item: Item) => string | undefined,
): Promise<Item[]> {
  const ends = [...new Set(items.flatMap((item) => endOf(item) ?? []))]
  if (ends.length === 0) return [...items]
  const ahead = new Set(await timesAhead(ends))
  return items.filter((item) => {
    const end = endOf(item)
    return end === undefined || ahead.has(end)
  })
}

/** The page that calls this is rendered again after the next of these times. */
async function timesAhead(times: string[]): Promise<string[]> {
  'use cache'
  const now = Date.now()
  const ends = times.map((time) => Date.parse(time))
  cacheLife(lifeUntil(ends, now))
  return times.filter((_, index) => (ends[index] ?? 0) > now)
}
