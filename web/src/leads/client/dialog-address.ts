import type { DialogName } from '@/objects/action'
import { dialogForms } from '../forms/forms'
import type { DialogRequest } from './dialog-request'

const PARAMETER = 'dialog'
// In the state of the entry that an open dialog has above that of its page.
const ABOVE_PAGE = 'dialogAbovePage'

/** The step back that a closing dialog makes by itself, while it is under way. */
let leaving: PromiseWithResolvers<void> | undefined

/** Whether the visitor is on the way to another document; a step back would call that off. */
let departing = false

/** The dialog that the address names. Coming by Back or Forward opens none; then, and with an unknown name, the name goes. */
export function requestInAddress(moved?: PopStateEvent): DialogRequest | undefined {
  const dialog = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  if (!moved && !cameBack() && isDialog(dialog)) {
    return { dialog, context: contextOnPage(dialog), trigger: null }
  }
  forgetDialog()
  return undefined
}

/** Takes the name of a dialog out of the address. */
export function forgetDialog(): void {
  if (new URLSearchParams(location.search).has(PARAMETER)) {
    history.replaceState(null, '', addressWith())
  }
}

/** Gives an open dialog its own address, one step above the page's, so that Back closes it. */
export async function enterDialog(dialog: DialogName): Promise<void> {
  await leaving?.promise
  departing = false
  // A reload of an open dialog has its step already.
  if (isAbovePage()) return
  forgetDialog()
  history.pushState({ [ABOVE_PAGE]: true }, '', addressWith(dialog))
}

/** Leaves the address of a dialog that was closed in its own window; no step back leads there again. */
export function leaveDialog(): void {
  if (isAbovePage() && !departing) {
    leaving = Promise.withResolvers()
    history.back()
  } else forgetDialog()
}

/** Hears of Back and Forward, but for the steps that dialogs make; returns how to stop. */
export function onStep(hear: () => void): () => void {
  const step = () => {
    if (!leaving) return hear()
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

function addressWith(dialog?: DialogName): string {
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

/** What the page tells the dialog by its own button; the entries of a list speak for themselves. */
function contextOnPage(dialog: DialogName): DialogRequest['context'] {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-dialog=${dialog}]:not(li *)`)
  // A page that was left may still be in the document, hidden.
  const own = [...buttons].find(({ offsetParent }) => offsetParent !== null)
  return JSON.parse(own?.dataset.context ?? '{}')
}
