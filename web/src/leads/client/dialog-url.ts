import type { DialogName } from '@/content/objects/action'
import { dialogForms } from '../forms/forms.gen'

/** What opens a dialog, and what it knows. */
export type DialogOpening = {
  dialog: DialogName
  /** Values that the page knows, such as the title of a job, by field name or `prefill`. */
  context: Readonly<Record<string, string>>
  /** The label of the button, if there is one. */
  button: string
  /** Gets the focus back; without it the page's `main` does. */
  trigger: HTMLElement | null
}

const PARAMETER = 'dialog'
// Marks the history entry of an open dialog in `history.state`.
const ABOVE_PAGE = 'dialogAbovePage'

/** Pending while a closing dialog goes back in the history. */
let leaving: Promise<void> | undefined
let left = () => {}

/** Whether the browser is loading another document, which `history.back()` would cancel. */
let departing = false

/**
 * The dialog that the URL names. Back and Forward never open a dialog: after them, and for an unknown name, it removes
 * the name from the URL and returns undefined.
 */
export function dialogInUrl(moved?: PopStateEvent): DialogOpening | undefined {
  const dialog = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  if (!moved && !cameBack() && isDialog(dialog)) {
    return { dialog, context: {}, button: '', trigger: null }
  }
  forgetDialog()
  return undefined
}

/** Removes the name of a dialog from the URL. */
function forgetDialog(): void {
  if (new URLSearchParams(location.search).has(PARAMETER)) {
    history.replaceState(null, '', urlWith())
  }
}

/** Adds a history entry with the URL of an open dialog, so that Back closes it. */
export async function enterDialog(dialog: DialogName): Promise<void> {
  await leaving
  departing = false
  // After a reload the entry exists already.
  if (isAbovePage()) return
  forgetDialog()
  history.pushState({ [ABOVE_PAGE]: true }, '', urlWith(dialog))
}

/** Leaves the history entry of a dialog that was closed on the page, so that Back does not open it again. */
export function leaveDialog(): void {
  if (isAbovePage() && !departing) {
    leaving = new Promise((resolve) => {
      left = resolve
    })
    history.back()
  } else forgetDialog()
}

/** Calls `act` when the history is where a closed dialog left it, and the browser has restored that entry's place. */
export async function afterLeaving(act: () => void): Promise<void> {
  await leaving
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** Listens for Back and Forward, except for those of `leaveDialog`; returns how to stop. */
export function onStep(listen: () => void): () => void {
  const step = () => {
    if (!leaving) return listen()
    left()
    leaving = undefined
  }
  const depart = () => {
    departing = true
  }
  window.addEventListener('popstate', step)
  window.addEventListener('beforeunload', depart)
  return () => {
    window.removeEventListener('popstate', step)
    window.removeEventListener('beforeunload', depart)
  }
}

function isAbovePage(): boolean {
  return Boolean(history.state?.[ABOVE_PAGE])
}

function urlWith(dialog?: DialogName): string {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  if (dialog) query.set(PARAMETER, dialog)
  const parameters = String(query)
  return `${pathname}${parameters && `?${parameters}`}${hash}`
}

function isDialog(name: string): name is DialogName {
  return Object.hasOwn(dialogForms, name)
}

/** Whether this document was loaded by Back or Forward. */
function cameBack(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'back_forward'
}
