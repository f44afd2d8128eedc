import type { Meanwhile } from '../forms/meanwhile'
import { RECEIPT_EVENT, RECEIPTS_KEY } from './kept-submissions'

/** A submission that was sent from a dialog, and what happens next. */
export type Sent = {
  number: string
  name: string
  text: string
  meanwhile?: Meanwhile | undefined
  /** In ms since 1970. */
  at: number
}

// Where storage is forbidden, they last until the document is left.
let receipts: readonly Sent[] = []

/** The receipts that their visitor has not closed, newest first. They hold nothing that a visitor wrote. */
export function readReceipts(): readonly Sent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(RECEIPTS_KEY) ?? '[]')
    if (Array.isArray(kept)) receipts = kept
  } catch {}
  return receipts
}

/** Keeps a receipt for this session, and shows it. */
export function addReceipt(sent: Sent): void {
  keep([sent, ...readReceipts().filter(({ number }) => number !== sent.number)])
  window.dispatchEvent(new Event(RECEIPT_EVENT))
}

/** The receipt of a submission, once shown, if it says what to do meanwhile: its visitor is taken to it. */
export function receiptToRead(number: string | undefined): HTMLElement | null {
  return document.getElementById(`receipt-${number}`)
}

/** Closes a receipt; returns those that are left. */
export function closeReceipt({ number }: Sent): readonly Sent[] {
  return keep(readReceipts().filter((each) => each.number !== number))
}

function keep(all: readonly Sent[]): readonly Sent[] {
  receipts = all
  try {
    if (all.length > 0) sessionStorage.setItem(RECEIPTS_KEY, JSON.stringify(all))
    else sessionStorage.removeItem(RECEIPTS_KEY)
  } catch {}
  return all
}
