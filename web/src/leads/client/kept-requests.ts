/** The prefix of the localStorage keys of kept requests. */
export const KEPT_PREFIX = 'unsent-request:'

/** Dispatched on the window when there is news of a request that its visitor believes sent: refused, or its files are here. */
export const KEPT_NEWS_EVENT = 'kept-request-news'

/** Whether a request is kept in this browser. Part of every first load, so in a file of its own. */
export function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_PREFIX))
  } catch {
    return false
  }
}
