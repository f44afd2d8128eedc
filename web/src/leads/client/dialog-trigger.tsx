'use client'

import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DialogName } from '@/content/objects/action'
import { inTime } from '@/lib/in-time'
import { openChat } from '@/lib/site-event'
import type { FormDefinition } from '../forms/form-definition'
import { formPageHref, withVisit } from '../forms/form-page'
import type { DialogOpening } from './dialog-url'

type DialogTriggerProps = {
  dialog: DialogName
  /** Opens the chat instead, if there is one and the visitor allows it. */
  chatFirst?: boolean
  children: ReactNode
  className?: string
  /** Values that the page knows, such as the title of a job. */
  context?: Readonly<Record<string, string>> | undefined
}

/**
 * Opens a dialog, whose code loads on hover, focus or click. It is a link to the page of the dialog's form, so that it
 * works without scripts and in a new tab; with scripts it is a button for assistive technology and the keyboard.
 */
export function DialogTrigger({
  dialog,
  chatFirst,
  children,
  className,
  context = {},
}: DialogTriggerProps) {
  const [pending, setPending] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const href = formPageHref(dialog, { from: usePathname(), presets: context })
  const isButton = useSyncExternalStore(watchNothing, isInBrowser, isInHtml)

  // `DialogOpener` reports a failure, and only after a click.
  const load = () => loadDialog(dialog).then(ignore, ignore)

  function prepare(): void {
    void load()
    // A new tab does not know what brought the visitor to this one.
    if (button.current) button.current.href = withVisit(href, button.current.textContent)
  }

  function follow(event: MouseEvent): void {
    // For a new tab or window, or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!pending) void open()
  }

  async function open(): Promise<void> {
    const { pathname } = location
    if (chatFirst && (await openChat())) return
    setPending(true)
    await load()
    // With the dialog, which is drawn in slices.
    startTransition(() => setPending(false))
    // The visitor has left the page while it loaded.
    if (pathname !== location.pathname) return
    const trigger = button.current
    const label = trigger?.textContent ?? ''
    const detail: DialogOpening = { dialog, context, button: label, trigger }
    window.dispatchEvent(new CustomEvent(DIALOG_OPENING, { detail }))
  }

  return (
    <>
      <a
        ref={button}
        href={href}
        {...(isButton && { role: 'button', 'aria-haspopup': 'dialog', 'aria-busy': pending })}
        className={clsx(className, pending && 'relative cursor-progress')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={pressWithSpace}
        onClick={follow}
      >
        {children}
        {pending && <span className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-lantern" />}
      </a>
      {/* Outside the link, whose accessible name stays the same. */}
      {pending && (
        <span role="status" className="sr-only">
          Opening…
        </span>
      )}
    </>
  )
}

function ignore(): void {}

const watchNothing = () => ignore
const isInBrowser = () => true
const isInHtml = () => false

/** Space presses a button, but scrolls the page behind a link. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

const DIALOG_OPENING = 'dialog-opening'

/** Calls `open` for each dialog that is to be opened; returns how to stop. */
export function onDialogOpening(open: (opening: DialogOpening) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<DialogOpening>).detail)
  window.addEventListener(DIALOG_OPENING, listen)
  return () => window.removeEventListener(DIALOG_OPENING, listen)
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
