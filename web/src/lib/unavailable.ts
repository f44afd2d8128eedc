import { problem } from './problem.ts'

/** Marks a temporary error, such as unavailable content: the one property of an error that leaves a cached function. */
export const UNAVAILABLE_DIGEST = 'UNAVAILABLE_FOR_NOW'

/** Whether an error is temporary, so that a visitor may be asked to try again. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === UNAVAILABLE_DIGEST
}

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
