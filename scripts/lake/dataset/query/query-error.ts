import { LakeError, QueryError } from '../lake-error.ts'

/** Runs what asks groq-js for something; whatever that throws is the asker's error. */
export function asking<T>(groq: string, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw queryError(groq, error)
  }
}

/** Whatever groq-js throws, as the error that Sanity would answer. */
export function queryError(groq: string, error: unknown): LakeError {
  if (error instanceof LakeError) return error
  if (error instanceof RangeError) return new QueryError(groq, 'the query is nested too deeply', 0)
  const message = error instanceof Error ? error.message : 'the query cannot be answered'
  const start = (error as { position?: unknown })?.position
  const description = message.replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
  const text = /unexpected end of query/i.test(description)
    ? 'unexpected end-of-file, expected expression'
    : description || 'unable to parse the query'
  return new QueryError(groq, text, typeof start === 'number' ? start : 0)
}
