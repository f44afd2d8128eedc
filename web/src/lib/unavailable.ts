/**
 * Marks an error that passes by itself, such as content that cannot be read now. Of what a cached function throws,
 * Next hands on no more than the digest; it keeps one that is there already.
 */
export const UNAVAILABLE_DIGEST = 'UNAVAILABLE_FOR_NOW'

/** Whether an error passes by itself, so that a visitor may be asked to try again. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === UNAVAILABLE_DIGEST
}
