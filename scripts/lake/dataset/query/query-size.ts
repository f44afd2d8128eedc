import { QueryError } from '../lake-error.ts'

/** In characters. The only limit on a query's length, for every endpoint. */
const MAX_LENGTH = 256 * 1024
const MAX_OPERATORS = 2_000
const MAX_PUNCTUATION = 20_000

const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const OPERATOR = /&&|\|\||[=!]=|[<>]=?|[+*/%-]|\b(?:in|match)\b/g
const PUNCTUATION = /[^\s\w]/g

/**
 * Refuses queries that no person or program writes: the time that groq-js takes to parse grows with
 * the square of the operators, and a chain of 10,000 holds the lake up for seconds.
 */
export function checkQuerySize(groq: string): void {
  if (groq.length > MAX_LENGTH) {
    const limit = MAX_LENGTH.toLocaleString('en-US')
    throw new QueryError('', `the query is longer than ${limit} characters`, 0)
  }
  if (groq.length < MAX_OPERATORS) return
  const code = groq.replace(TEXT, '').replaceAll('->', '.')
  const operators = code.match(OPERATOR)?.length ?? 0
  if (operators > MAX_OPERATORS || (code.match(PUNCTUATION)?.length ?? 0) > MAX_PUNCTUATION) {
    throw new QueryError(groq.slice(0, 1000), 'the query has too many operators', 0)
  }
}
