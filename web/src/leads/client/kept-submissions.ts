/** The prefix of the localStorage keys of kept submissions. */
export const KEPT_PREFIX = 'unsent-request:'

/** Dispatched on the window when a kept submission was refused, or its downloads are ready. */
export const KEPT_NEWS_EVENT = 'kept-request-news'

/** Whether a submission is kept in this browser. In a file of its own because every first load has it. */
export function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_PREFIX))
  } catch {
    return false
  }
}

/** The key of the session's receipts that their visitor has not closed. */
export const RECEIPTS_KEY = 'receipts'

/** Dispatched on the window when there is one more receipt. */
export const RECEIPT_EVENT = 'receipt'

export function hasReceipt(): boolean {
  try {
    return sessionStorage.getItem(RECEIPTS_KEY) !== null
  } catch {
    return false
  }
}
