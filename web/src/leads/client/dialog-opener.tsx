'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { formPageHref } from '../forms/form-page'
import { DialogLoadFailure } from './dialog-load-failure'
import { loadDialog, onDialogRequest } from './dialog-trigger'
import type { DialogRequest } from './dialog-url'

type Shown = Awaited<ReturnType<typeof loadDialog>> & { request: DialogRequest }

/** Opens the dialog that a button or the URL asks for. Mounted once on every page; renders nothing until then. */
export function DialogOpener() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState<DialogRequest | null>(null)
  const path = usePathname()

  const open = useCallback((request: DialogRequest) => {
    setFailed(null)
    loadDialog(request.dialog).then(
      (loaded) => setShown({ ...loaded, request }),
      () => setFailed(request),
    )
  }, [])

  useEffect(() => {
    const follow = (event?: PopStateEvent) => {
      if (!/[?&]dialog=/.test(location.search)) return
      import('./dialog-url').then(
        ({ requestInUrl }) => {
          const request = requestInUrl(event)
          if (request) open(request)
        },
        () => {},
      )
    }
    follow()
    window.addEventListener('popstate', follow)
    const stop = onDialogRequest(open)
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
