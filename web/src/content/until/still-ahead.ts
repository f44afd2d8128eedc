import 'server-only'
import { cacheLife } from 'next/cache'
import { lifeUntil } from '@/content/until/life-until'

/** Which of these ISO times are still ahead. A page that asks is made anew when the next has passed. */
export async function stillAhead(times: readonly string[]): Promise<string[]> {
  'use cache'
  const now = Date.now()
  cacheLife(
    lifeUntil(
      times.map((time) => Date.parse(time)),
      now,
    ),
  )
  return times.filter((time) => Date.parse(time) > now)
}
