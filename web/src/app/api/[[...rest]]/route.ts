import { connection } from 'next/server'
import { problem } from '@/http/problem'

/** Answers unknown API paths. Without it a POST would reach the not-found page (refuse-methods.ts). */
async function answerNothing(): Promise<Response> {
  // Otherwise Next caches an answer per path.
  await connection()
  return problem(404, 'There is nothing at this address.')
}

export {
  answerNothing as DELETE,
  answerNothing as GET,
  answerNothing as OPTIONS,
  answerNothing as PATCH,
  answerNothing as POST,
  answerNothing as PUT,
}
