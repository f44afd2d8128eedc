import 'server-only'
import type { QueryParams } from '@sanity/client'
import { ContentError } from '@/sanity/content-error'

type Read = { name: string; query: string; params?: QueryParams }

/** Results by query. Enough for every page of a site of this kind; the oldest go first. */
const LIMIT = 500
const results = new Map<string, unknown>()

/**
 * Runs a read; when it fails, the last result of the same read stands in for it,
 * so that a lake that is down for a minute does not take pages with it.
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
    console.error(`${failure.message}; the last version stays`)
    // The key holds query and parameters, so the value is of this read's type.
    return { result: results.get(key) as Result, fresh: false }
  }
}
