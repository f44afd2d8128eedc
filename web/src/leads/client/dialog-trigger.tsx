'use client'

import clsx from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import type { DialogName } from '@/objects/action'
import type { FormDefinition } from '../forms/form-definition'
import type { DialogRequest } from './dialog-url'

type DialogTriggerProps = {
  dialog: DialogName
  /** Opens the chat instead, if there is one and the visitor allows it. */
  chatFirst?: boolean
  children: ReactNode
  className?: string
  /** Values that the page knows, such as the title of a job. */
  context?: Readonly<Record<string, string>> | undefined
}

/** A button that opens a dialog; the dialog's code loads on hover, focus or click. */
export function DialogTrigger({
  dialog,
  chatFirst,
  children,
  className,
  context = {},
}: DialogTriggerProps) {
  const [pending, setPending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // `DialogOpener` reports a failure, and only after a click.
  const prepare = () => loadDialog(dialog).then(ignore, ignore)

  async function open(): Promise<void> {
    const { pathname } = location
    const chat = chatFirst && (await inTime(import('@/consent/chat')).catch(ignore))
    if (chat && (await chat.openChat())) return
    setPending(true)
    await prepare()
    setPending(false)
    // The visitor has left the page while it loaded.
    if (pathname !== location.pathname) return
    const trigger = button.current
    const label = trigger?.textContent ?? ''
    const detail: DialogRequest = { dialog, context, button: label, trigger }
    window.dispatchEvent(new CustomEvent(DIALOG_REQUESTED, { detail }))
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={pending}
        // Read when the URL names the dialog (dialog-url.ts).
        data-dialog={dialog}
        data-context={JSON.stringify(context)}
        className={clsx(className, pending && 'relative cursor-progress')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        {children}
        {pending && <span className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-lantern" />}
      </button>
      {/* Outside the button, whose accessible name stays the same. */}
      {pending && (
        <span role="status" className="sr-only">
          Opening…
        </span>
      )}
    </>
  )
}

function ignore(): void {}

const DIALOG_REQUESTED = 'dialog-requested'

/** Listens for requests to open a dialog; returns how to stop. */
export function onDialogRequest(open: (request: DialogRequest) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<DialogRequest>).detail)
  window.addEventListener(DIALOG_REQUESTED, listen)
  return () => window.removeEventListener(DIALOG_REQUESTED, listen)
}

type LoadedDialog = { DialogHost: typeof import('./dialog-host').DialogHost; form: FormDefinition }

/** Loads a dialog's form and the code that all dialogs share. Rejects if any of them cannot be loaded. */
export async function loadDialog(dialog: DialogName): Promise<LoadedDialog> {
  const [{ DialogHost }, form] = await inTime(
    Promise.all([
      import('./dialog-host'),
      // The list of forms is not part of any first load.
      import('../forms/forms.gen').then(({ dialogForms }) => dialogForms[dialog]()),
    ]),
  )
  return { DialogHost, form }
}
