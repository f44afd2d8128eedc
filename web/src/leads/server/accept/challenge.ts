import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

/** The request header that brings a solved challenge, as JSON of `{ challenge, solution }`. */
const SOLUTION_HEADER = 'x-challenge-solution'

// A browser needs 300 to 700 tries, each of about 1 ms: half a second on a desktop, two or three on a phone.
const COST = { algorithm: 'PBKDF2/SHA-256', cost: 5000 }
const TRIES = { least: 300, most: 700 }
const LASTS_MS = 5 * 60 * 1000

/** Proofs of work, for senders to solve while the limit of all addresses is nearly used up. */
export type Challenges = {
  /** A new challenge for the request with this id. */
  issue: (submissionId: string) => Promise<Challenge>
  /**
   * Whether a header has the solution of a challenge for this id that has not expired. An id is stored once, so a solution
   * has one use, and a retry needs no second one.
   */
  isSolved: (header: string | null, submissionId: string) => Promise<boolean>
}

/** The solution that a request brings; null if none. */
export const solutionIn = ({ headers }: Request): string | null => headers.get(SOLUTION_HEADER)

/** Challenges signed with this secret; servers with the same one accept each other's. */
export function createChallenges(secret: string): Challenges {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const secrets = {
    hmacSignatureSecret: derived('challenge'),
    hmacKeySignatureSecret: derived('challenge-key'),
  }
  return {
    issue: (submissionId) =>
      createChallenge({
        ...COST,
        counter: randomInt(TRIES.most, TRIES.least),
        expiresAt: new Date(Date.now() + LASTS_MS),
        data: { submissionId },
        deriveKey,
        ...secrets,
      }),
    isSolved: async (header, submissionId) => {
      try {
        const { challenge, solution } = JSON.parse(header ?? '') as {
          challenge: Challenge
          solution: Solution
        }
        if (challenge.parameters.data?.submissionId !== submissionId) return false
        return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified
      } catch {
        // Malformed.
        return false
      }
    },
  }
}
