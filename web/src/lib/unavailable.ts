/**
 * Marks a temporary error, such as unavailable content. Of an error in a cached function Next passes on only the
 * digest, and keeps one that is set already.
 */
export const UNAVAILABLE_DIGEST = 'UNAVAILABLE_FOR_NOW'

/** Whether an error is temporary, so that a visitor may be asked to try again. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === UNAVAILABLE_DIGEST
}
