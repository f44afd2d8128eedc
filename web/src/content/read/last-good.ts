import 'server-only'
import type { QueryParams } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import { ContentError } from '@/content/read/content-error'
import { log } from '@/lib/log'

type Read = { name: string; query: string; params?: QueryParams }

const answers = new LRUCache<string, object>({ max: 500 })

/**
 * Runs a read. If it fails, returns the last answer of the same read,
 * so that pages survive a short outage of the content API.
 */
export async function keepLastGood<Answer extends object>(
  read: Read,
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; isFresh: boolean }> {
  const key = JSON.stringify([read.query, read.params])
  try {
    const answer = await run()
    answers.set(key, answer)
    return { answer, isFresh: true }
  } catch (error) {
    const failure = new ContentError(read.name, error)
    const answer = answers.get(key)
    if (!answer) throw failure
    log.error(`${failure.message}; the last version stays`)
    // The key holds query and parameters, so the answer is of this read's type.
    return { answer: answer as Answer, isFresh: false }
  }
}
