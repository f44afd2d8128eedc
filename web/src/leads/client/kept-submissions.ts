const PREFIX = 'unsent-request:'
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1000

type Kept = { keptAt: number; value: unknown }

// One entry per submission, so that two tabs never write over each other's.
// Storage may be full or forbidden; then a request lives only as long as its page.

/** Keeps an unsent request in this browser. */
export function keep(submissionId: string, value: unknown): void {
  try {
    const kept: Kept = { keptAt: Date.now(), value }
    localStorage.setItem(PREFIX + submissionId, JSON.stringify(kept))
  } catch {}
}

/** Drops a request that has arrived, or that its visitor will mend. */
export function drop(submissionId: string): void {
  try {
    localStorage.removeItem(PREFIX + submissionId)
  } catch {}
}

/** Whether anything waits in this browser. */
export function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** What waits in this browser; what is a week old or not ours is dropped. */
export function readKept(): unknown[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const kept = parse(localStorage.getItem(key))
      if (kept && Date.now() - kept.keptAt < LONGEST_KEPT) return [kept.value]
      localStorage.removeItem(key)
      return []
    })
}

function parse(text: string | null): Kept | undefined {
  try {
    return JSON.parse(text ?? '') as Kept
  } catch {
    return undefined
  }
}
