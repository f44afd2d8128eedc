import { signalsPrivacy } from '@/consent/read-consent'
import { formEventsHref } from '@/lib/routes'

/** What a visitor does with a form. `failed`: refused, or without an answer; a field to correct is no failure. */
type FormEventKind = 'opened' | 'started' | 'sent' | 'failed'

/** By the form's `formType`; nothing that was typed. */
export type FormEventDetail = { kind: FormEventKind; form: string }

/** The event on the window, for whoever measures with consent. */
export const FORM_EVENT = 'form-event'

const SENT_AFTER_MS = 10_000

let waiting: (FormEventDetail & { page: string })[] = []
const told = new Set<string>()
let viewed = ''

/**
 * Tells the window and the site's own counter (`/api/form-events`) what a visitor does: each kind once for a form and a
 * view of a page. Only code that is part of no first load calls it.
 *
 * @param page where the form was sent from, if the visitor may have left it since
 */
export function tellFormEvent(
  kind: FormEventKind,
  form: string,
  page: string = location.pathname,
): void {
  if (location.pathname !== viewed) told.clear()
  viewed = location.pathname
  const event = JSON.stringify([kind, form, page])
  if (told.has(event)) return
  told.add(event)
  window.dispatchEvent(new CustomEvent<FormEventDetail>(FORM_EVENT, { detail: { kind, form } }))
  // The server also reads the header of Global Privacy Control.
  if (signalsPrivacy()) return
  if (waiting.length === 0) {
    setTimeout(sendWaiting, SENT_AFTER_MS)
    document.addEventListener('visibilitychange', sendWaiting, { once: true })
  }
  waiting.push({ kind, form, page })
}

function sendWaiting(): void {
  if (waiting.length === 0) return
  const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' })
  waiting = []
  // What cannot be sent is not counted.
  navigator.sendBeacon?.(formEventsHref(), body)
}
