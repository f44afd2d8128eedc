import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

// In ms; whoever needs longer sends the request again later.
const TIMEOUT = 30_000

/**
 * Solves a challenge of the server and resolves with the request header that proves it; undefined if it takes too long
 * or the browser cannot. Web Crypto does the work on threads of its own, one short try after another, so the page stays
 * responsive. It is missing where the page is not served over HTTPS.
 */
export async function solutionHeader(
  challenge: Challenge,
): Promise<Record<string, string> | undefined> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT })
    return solution
      ? { 'x-challenge-solution': JSON.stringify({ challenge, solution }) }
      : undefined
  } catch {
    return undefined
  }
}
