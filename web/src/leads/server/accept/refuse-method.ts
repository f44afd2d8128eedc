import { problemResponse } from './problem'

/** The answer to every method but those that `allow` lists. */
export function refuseMethod(allow: string): Response {
  return problemResponse({
    status: 405,
    detail: 'Send a submission with POST.',
    headers: { allow },
  })
}
