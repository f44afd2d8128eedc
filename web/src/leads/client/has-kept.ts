/** What the keys of kept requests begin with. */
export const KEPT_PREFIX = 'unsent-request:'

/** Heard on the window when a request that its visitor believes sent has been refused. */
export const REFUSED_EVENT = 'request-refused'

/** Whether anything waits in this browser. Every page asks, so the rest of it stands elsewhere. */
export function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_PREFIX))
  } catch {
    return false
  }
}
