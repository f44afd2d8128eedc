import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

// In ms. After that the request is sent again later.
const TIMEOUT = 30_000

/**
 * Solves a challenge of the server and resolves with the request header that proves it; undefined if that takes too
 * long, or without Web Crypto (a page without HTTPS). Web Crypto works on threads of its own, so the page stays
 * responsive.
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
