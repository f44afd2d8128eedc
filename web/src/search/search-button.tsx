'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { DialogLoadFailure } from '@/leads/client/dialog-load-failure'
import { isSearchShortcut } from '@/search/is-search-shortcut'

const load = () => import('@/search/search-dialog')

type Loaded = Awaited<ReturnType<typeof load>>

/** Opens the search, by press or shortcut; its code loads when somebody points at it or opens it. */
export function SearchButton({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const button = useRef<HTMLButtonElement>(null)

  // Next keeps a left page alive and may show it again: not with its dialog open.
  useLayoutEffect(() => () => setOpen(false), [])

  function show() {
    setOpen(true)
    setFailed(false)
    load().then(setLoaded, () => {
      setOpen(false)
      setFailed(true)
    })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // There are two of these, and one of them is shown.
    if (!button.current?.getClientRects().length || !isSearchShortcut(event)) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  // Pointing is no promise: a failure is told only to those who open.
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={open && !loaded}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
        className={clsx(
          'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-ink hover:bg-paper-sunk aria-busy:cursor-progress lg:px-2.5',
          className,
        )}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M15.5 15.5 21 21M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className="font-semibold max-xl:sr-only">Search</span>
        <span
          aria-hidden="true"
          className="rounded-sm border border-line-strong px-1.5 font-sans text-micro text-ink-mute max-xl:hidden"
        >
          /
        </span>
      </button>
      {loaded && (
        <loaded.SearchDialog open={open} onClose={() => setOpen(false)} trigger={button} />
      )}
      {failed && (
        <DialogLoadFailure what="The search" onRetry={show} onClose={() => setFailed(false)} />
      )}
    </>
  )
}
