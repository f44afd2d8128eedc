import { perProcess } from '../lib/per-process.ts'
import { problem } from './problem.ts'

const DIGEST = 'UNAVAILABLE_FOR_NOW'
const RETRY_AFTER_SECONDS = 5

const last = perProcess('unavailable', () => ({ at: Number.NEGATIVE_INFINITY }))

/** A temporary error, such as unavailable content. */
export class Unavailable extends Error {
  /** The one property of an error that leaves a cached function. */
  readonly digest = DIGEST

  constructor(message?: string) {
    super(message)
    last.at = performance.now()
  }
}

/** Whether an error is temporary, so that a visitor may be asked to try again. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === DIGEST
}

/** Whether there was such an error in the last seconds, in any request. */
export const wasUnavailable = (): boolean =>
  performance.now() - last.at < RETRY_AFTER_SECONDS * 1000

export const RETRY_HEADER = { 'retry-after': String(RETRY_AFTER_SECONDS) }

/** Answers 503 when an API route fails temporarily, such as while content is unavailable. */
export async function unlessUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return problem(503, 'This cannot be answered now. Ask again in a few seconds.', RETRY_HEADER)
  }
}
