import 'server-only'
import { cacheLife } from 'next/cache'
import { lifeOfYear, yearAt } from '@/sanity/refresh/life-until'

/** The current year in New York. The calling page is revalidated at the end of the year. */
export async function currentYear(): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeOfYear(now))
  return yearAt(now)
}
