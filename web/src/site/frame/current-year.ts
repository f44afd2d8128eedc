import 'server-only'
import { cacheLife } from 'next/cache'
import { lifeOfYear, yearAt } from '@/sanity/refresh/life-until'

/** The current year in New York. The page that calls this is rendered again when the year ends. */
export async function currentYear(): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeOfYear(now))
  return yearAt(now)
}
