const SECOND = 1000
const FIRST_DELAY = SECOND
const LONGEST_DELAY = 30 * 60 * SECOND
const LONGEST_RETRY_AFTER = 24 * 60 * 60 * SECOND

/** No entry is ever put off for longer. */
export const LONGEST_WAIT = LONGEST_RETRY_AFTER + LONGEST_DELAY

/** About a day of trying, then a human has to look. */
export const MOST_FAILURES = 60

/** Attempts that began and never ended: this entry takes its worker down with it. */
export const MOST_LOST_ATTEMPTS = 10

type Failure = {
  /** Attempts that have ended without delivery, at least 1. */
  failures: number
  /** Between 0 and 1: spreads retries, so that they do not all come at once. */
  random: number
  /** What the bot service asked for. */
  retryAfterSeconds?: number
}

/** Milliseconds until the next attempt: doubling from a second to half an hour, never sooner than asked. */
export function retryDelay({ failures, random, retryAfterSeconds = 0 }: Failure): number {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  const jittered = Math.round(ceiling * (0.5 + random / 2))
  return askedDelay(retryAfterSeconds) + jittered
}

/** Milliseconds that the service asked for, within reason. */
export function askedDelay(retryAfterSeconds: number): number {
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, retryAfterSeconds) * SECOND)
}
