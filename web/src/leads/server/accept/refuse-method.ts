import { problemResponse } from './problem'

/** The answer to every method but POST. */
export async function refuseMethod(): Promise<Response> {
  return problemResponse({
    status: 405,
    detail: 'Send a submission with POST.',
    headers: { allow: 'POST, OPTIONS' },
  })
}
