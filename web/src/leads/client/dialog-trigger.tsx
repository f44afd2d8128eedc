'use client'

import clsx from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import type { DialogName } from '@/objects/action'
import { requestDialog } from './dialog-request'
import { loadDialog } from './load-dialog'

type DialogTriggerProps = {
  dialog: DialogName
  /** The chat, if there is one and the visitor allows it; the dialog otherwise. */
  chatFirst?: boolean
  children: ReactNode
  className?: string
  /** Values that the page knows, such as the title of a job. */
  context?: Readonly<Record<string, string>>
}

/** A button that opens a dialog, whose code loads when a visitor points at it, reaches it or opens it. */
export function DialogTrigger({
  dialog,
  chatFirst,
  children,
  className,
  context = {},
}: DialogTriggerProps) {
  const [pending, setPending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // A failure is told, by the opener, only to those who open.
  const prepare = () => loadDialog(dialog).then(ignore, ignore)

  async function open(): Promise<void> {
    const { pathname } = location
    if (chatFirst && (await import('@/consent/open-chat').then((chat) => chat.openChat(), ignore)))
      return
    setPending(true)
    await prepare()
    setPending(false)
    // Whoever has left the page meanwhile does not want it any more.
    if (pathname === location.pathname) requestDialog({ dialog, context, trigger: button.current })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={pending}
        // An address that names the dialog finds here what the page knows (dialog-address.ts).
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
      {/* Beside the button, whose name stays the same. */}
      {pending && (
        <span role="status" className="sr-only">
          Opening…
        </span>
      )}
    </>
  )
}

function ignore(): void {}
