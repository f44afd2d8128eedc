'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DialogLoadFailure } from '@/leads/client/dialog-load-failure'
import { inTime } from '@/lib/in-time'
import { isSearchShortcut } from '@/search/is-search-shortcut'
import { searchTexts } from '@/search/texts'

const load = () => import('@/search/search-dialog')

type Loaded = Awaited<ReturnType<typeof load>>
type State = 'closed' | 'open' | 'failed'

const buttonAt = ({ target }: Event) =>
  target instanceof Element && target.closest<HTMLElement>('[data-search]')

/** There are two buttons, for narrow and wide headers; one is visible. */
const visibleButton = () =>
  [...document.querySelectorAll<HTMLElement>('[data-search]')].find(
    (button) => button.getClientRects().length > 0,
  )

/**
 * Opens the search from its buttons and shortcuts; once per page. The dialog loads when a visitor points at a button or
 * opens it.
 */
export function SearchOpener() {
  const [state, setState] = useState<State>('closed')
  const [loaded, setLoaded] = useState<Loaded>()
  const trigger = useRef<HTMLElement>(null)

  const open = useCallback((button: HTMLElement) => {
    trigger.current = button
    button.setAttribute('aria-busy', 'true')
    inTime(load())
      .then((module) => {
        setLoaded(module)
        setState('open')
      })
      .catch(() => setState('failed'))
      .finally(() => {
        button.removeAttribute('aria-busy')
      })
  }, [])

  // Next keeps left pages alive and may show them again, which must not show the dialog.
  useLayoutEffect(() => () => setState('closed'), [])

  useEffect(() => {
    const listeners = new AbortController()
    const listen = <T extends 'click' | 'keydown' | 'pointerover' | 'focusin'>(
      type: T,
      listener: (event: DocumentEventMap[T]) => void,
    ) => document.addEventListener(type, listener, { signal: listeners.signal })
    listen('click', (event) => {
      const button = buttonAt(event)
      if (button) open(button)
    })
    listen('keydown', (event) => {
      const button = isSearchShortcut(event) && visibleButton()
      if (!button) return
      event.preventDefault()
      open(button)
    })
    // A failed preload is reported when the visitor opens the search.
    const prepare = (event: Event) => void (buttonAt(event) && load().catch(() => {}))
    listen('pointerover', prepare)
    listen('focusin', prepare)
    return () => listeners.abort()
  }, [open])

  return (
    <>
      {loaded && (
        <loaded.SearchDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
          trigger={trigger}
        />
      )}
      {state === 'failed' && (
        <DialogLoadFailure
          title={searchTexts.failed}
          onRetry={() => trigger.current && open(trigger.current)}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
