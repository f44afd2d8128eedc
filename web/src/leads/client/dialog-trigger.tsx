'use client'

import clsx from 'clsx'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { DialogName } from '@/content/action/dialog-name'
import { DialogLoadFailure } from './dialog-load-failure'
import { loadDialog } from './load-dialog'

type DialogTriggerProps = {
  dialog: DialogName
  children: ReactNode
  className?: string
  /** Values that the page knows, such as the title of a job. */
  context?: Readonly<Record<string, string>>
}

type Loaded = Awaited<ReturnType<typeof loadDialog>>

/** A button that opens a dialog, whose code loads when a visitor points at it, reaches it or opens it. */
export function DialogTrigger({ dialog, children, className, context }: DialogTriggerProps) {
  const [wanted, setWanted] = useState(false)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  // Next keeps a left page alive and may show it again: not with its dialog open.
  useLayoutEffect(() => () => setWanted(false), [])

  function prepare(): void {
    // Pointing is no promise: a failure is told only to those who open.
    loadDialog(dialog).catch(() => {})
  }

  async function open(): Promise<void> {
    setWanted(true)
    setFailed(false)
    if (loaded) return
    try {
      setLoaded(await loadDialog(dialog))
    } catch {
      setWanted(false)
      setFailed(true)
    }
  }

  const pending = wanted && !loaded
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={wanted && !pending}
        aria-busy={pending}
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
      {loaded && (
        <loaded.FormDialog
          form={loaded.form}
          open={wanted}
          onClose={() => setWanted(false)}
          trigger={button}
          {...(context && { context })}
        />
      )}
      {failed && <DialogLoadFailure onRetry={() => void open()} onClose={() => setFailed(false)} />}
    </>
  )
}
