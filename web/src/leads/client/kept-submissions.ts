import type { Submission } from '../forms/form-schema'
import { hasKept, KEPT_PREFIX } from './has-kept'

/** A request that waits in this browser, since when, and why nobody sends it any more. */
export type KeptSubmission = { keptAt: number; submission: Submission; refusal?: string }

// One entry per submission, so that two tabs never write over each other's.

/** Keeps a request in this browser; says whether it could: storage may be full or forbidden. */
export function keep(kept: KeptSubmission): boolean {
  try {
    localStorage.setItem(KEPT_PREFIX + kept.submission.submissionId, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Drops a request that has arrived, or that its visitor will mend. */
export function drop(submissionId: string): void {
  try {
    localStorage.removeItem(KEPT_PREFIX + submissionId)
  } catch {}
}

/** What waits in this browser, in no order; what is no request of ours is dropped. */
export function readKept(): KeptSubmission[] {
  if (!hasKept()) return []
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT_PREFIX))
    .flatMap((key) => {
      const kept = parse(localStorage.getItem(key))
      if (isKept(kept) && key === KEPT_PREFIX + kept.submission.submissionId) return [kept]
      localStorage.removeItem(key)
      return []
    })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is KeptSubmission {
  const { keptAt, submission } = (value ?? {}) as Partial<KeptSubmission>
  const { formType, submissionId, data } = submission ?? {}
  const isNamed = typeof formType === 'string' && typeof submissionId === 'string'
  return typeof keptAt === 'number' && isNamed && typeof data === 'object' && data !== null
}
