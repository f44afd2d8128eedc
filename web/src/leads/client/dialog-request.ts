import type { DialogName } from '@/objects/action'

/** A visitor's wish to see a dialog. */
export type DialogRequest = {
  dialog: DialogName
  /** Values that the page knows, such as the title of a job. */
  context: Readonly<Record<string, string>>
  /** Where the focus returns to; without it, to the beginning of the page's content. */
  trigger: HTMLElement | null
}

const DIALOG_REQUESTED = 'dialog-requested'

/** Asks the opener that stands on every page of the site for a dialog. */
export function requestDialog(detail: DialogRequest): void {
  window.dispatchEvent(new CustomEvent(DIALOG_REQUESTED, { detail }))
}

/** Hears of every dialog that is asked for; returns how to stop. */
export function onDialogRequest(open: (request: DialogRequest) => void): () => void {
  const hear = (event: Event) => open((event as CustomEvent<DialogRequest>).detail)
  window.addEventListener(DIALOG_REQUESTED, hear)
  return () => window.removeEventListener(DIALOG_REQUESTED, hear)
}
