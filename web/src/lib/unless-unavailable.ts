import { problem } from '@/lib/problem'
import { isUnavailable } from '@/lib/unavailable'

const RETRY_AFTER_SECONDS = '5'

/** Answers 503 when an API route fails temporarily, such as while content is unavailable. */
export async function unlessUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return problem(503, 'This cannot be answered now. Ask again in a few seconds.', {
      'retry-after': RETRY_AFTER_SECONDS,
    })
  }
}
