import type { DialogName } from '@/objects/action'
import { dialogForms } from '../forms/forms.gen'

/** A request to open a dialog. */
export type DialogRequest = {
  dialog: DialogName
  /** Values that the page knows, such as the title of a job, by field name or `prefill`. */
  context: Readonly<Record<string, string>>
  /** The label of the button, if there is one. */
  button: string
  /** Where the focus returns to; without it, to the beginning of the page's content. */
  trigger: HTMLElement | null
}

const PARAMETER = 'dialog'
// In the history state of the entry that an open dialog has above its page's.
const ABOVE_PAGE = 'dialogAbovePage'

/** The step back that a closing dialog makes by itself, while it is under way. */
let leaving: PromiseWithResolvers<void> | undefined

/** Whether the browser is leaving for another document, which a step back would cancel. */
let departing = false

/**
 * The dialog that the address names, or undefined. Arriving by Back or Forward opens none; then, and if the name is
 * unknown, it is removed from the address.
 */
export function requestInUrl(moved?: PopStateEvent): DialogRequest | undefined {
  const dialog = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  if (!moved && !cameBack() && isDialog(dialog)) {
    return { dialog, ...ownButton(dialog), trigger: null }
  }
  forgetDialog()
  return undefined
}

/** Removes the name of a dialog from the address. */
export function forgetDialog(): void {
  if (new URLSearchParams(location.search).has(PARAMETER)) {
    history.replaceState(null, '', urlWith())
  }
}

/** Gives an open dialog its own address, one step above the page's, so that Back closes it. */
export async function enterDialog(dialog: DialogName): Promise<void> {
  await leaving?.promise
  departing = false
  // A reload of an open dialog has its step already.
  if (isAbovePage()) return
  forgetDialog()
  history.pushState({ [ABOVE_PAGE]: true }, '', urlWith(dialog))
}

/** Leaves the address of a dialog that was closed on the page, so that Back does not open it again. */
export function leaveDialog(): void {
  if (isAbovePage() && !departing) {
    leaving = Promise.withResolvers()
    history.back()
  } else forgetDialog()
}

/** Listens for Back and Forward, except for the steps that dialogs make; returns how to stop. */
export function onStep(listen: () => void): () => void {
  const step = () => {
    if (!leaving) return listen()
    leaving.resolve()
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
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

function isDialog(name: string): name is DialogName {
  return Object.hasOwn(dialogForms, name)
}

/** Whether this document was loaded by Back or Forward. */
function cameBack(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'back_forward'
}

/** What the page's own button for the dialog says; a button in a list item is about that item only. */
function ownButton(dialog: DialogName): Pick<DialogRequest, 'context' | 'button'> {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-dialog=${dialog}]:not(li *)`)
  // A page that was left may still be in the document, hidden.
  const own = [...buttons].find(({ offsetParent }) => offsetParent !== null)
  return { context: JSON.parse(own?.dataset.context ?? '{}'), button: own?.textContent ?? '' }
}
