import 'server-only'
import type { QueryParams } from '@sanity/client'
import { log } from '@/lib/log'
import { ContentError } from '@/sanity/read/content-error'

type Read = { name: string; query: string; params?: QueryParams }

/** Results by query; the oldest are evicted first. */
const LIMIT = 500
const results = new Map<string, unknown>()

/**
 * Runs a read. If it fails, returns the last result of the same read,
 * so that pages survive a short outage of the content API.
 */
export async function keepLastGood<Result>(
  read: Read,
  run: () => Promise<Result>,
): Promise<{ result: Result; fresh: boolean }> {
  const key = JSON.stringify([read.query, read.params])
  try {
    const result = await run()
    results.delete(key)
    results.set(key, result)
    const oldest = results.keys().next().value
    if (results.size > LIMIT && oldest) results.delete(oldest)
    return { result, fresh: true }
  } catch (error) {
    const failure = new ContentError(read.name, error)
    if (!results.has(key)) throw failure
    log.error(`${failure.message}; the last version stays`)
    // The key holds query and parameters, so the value is of this read's type.
    return { result: results.get(key) as Result, fresh: false }
  }
}
