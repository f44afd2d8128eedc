'use client'

import { usePathname } from 'next/navigation'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { formPageHref } from '../forms/form-page'
import { DialogLoadFailure } from './dialog-load-failure'
import { loadDialog, onDialogOpening } from './dialog-trigger'
import type { DialogOpening } from './dialog-url'

type Shown = Awaited<ReturnType<typeof loadDialog>> & { opening: DialogOpening }

/** Opens the dialog that a button or the URL asks for. Mounted once on every page; renders nothing until then. */
export function DialogOpener() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState<DialogOpening | null>(null)
  const path = usePathname()

  const open = useCallback((opening: DialogOpening) => {
    setFailed(null)
    loadDialog(opening.dialog).then(
      // In slices, so that the click that asked for it is answered before a large form is drawn.
      (loaded) => startTransition(() => setShown({ ...loaded, opening })),
      () => setFailed(opening),
    )
  }, [])

  useEffect(() => {
    const follow = (event?: PopStateEvent) => {
      if (!/[?&]dialog=/.test(location.search)) return
      import('./dialog-url').then(
        ({ dialogInUrl }) => {
          const opening = dialogInUrl(event)
          if (opening) open(opening)
        },
        () => {},
      )
    }
    follow()
    window.addEventListener('popstate', follow)
    const stop = onDialogOpening(open)
    return () => {
      window.removeEventListener('popstate', follow)
      stop()
    }
  }, [open])

  return (
    <>
      {shown && <shown.DialogHost wanted={shown} />}
      {failed && (
        <DialogLoadFailure
          href={formPageHref(failed.dialog, { from: path, presets: failed.context })}
          onRetry={() => open(failed)}
          onClose={() => setFailed(null)}
        />
      )}
    </>
  )
}
