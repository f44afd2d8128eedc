import { problemResponse } from './problem'

/** The answer when a submission could not be stored: nothing is lost as long as the sender keeps it. */
export function refuseUnstored(): Response {
  return problemResponse({
    status: 503,
    detail: 'The submission could not be stored. Send it again in a minute under the same id.',
    headers: { 'retry-after': '60' },
  })
}
