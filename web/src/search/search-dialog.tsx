'use client'

import { usePathname } from 'next/navigation'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { searchHref } from '@/lib/routes'
import { failureTexts } from '@/lib/texts'
import { SEARCH_DIALOG, SEARCH_LIST } from '@/search/search-button'
import { searchTexts } from '@/search/texts'

const load = () => import('@/search/search-results')

type Loaded = Awaited<ReturnType<typeof load>>

/**
 * The search: full screen on a phone, otherwise a panel near the top; once per page. The field is native and in the
 * HTML, so nothing typed waits for code. What shows results loads when a visitor points at a button or opens it.
 */
export function SearchDialog() {
  const [query, setQuery] = useState('')
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const path = usePathname()
  const close = () => dialog.current?.close()

  function show() {
    if (loaded) return
    setQuery(field.current?.value ?? '')
    setFailed(false)
    // In slices: the empty dialog is painted first.
    inTime(load()).then(
      (part) => startTransition(() => setLoaded(part)),
      () => setFailed(true),
    )
  }

  // It may have been opened, and typed in, before hydration.
  const showEarly = useEffectEvent(() => {
    if (dialog.current?.open) show()
  })
  useEffect(() => showEarly(), [])

  // Close on every navigation, including Back. Next keeps left pages alive and may show them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes
  useEffect(() => close, [path])

  useEffect(() => {
    const listeners = new AbortController()
    // A failed preload is reported when the visitor opens the search.
    const prepare = ({ target }: Event) =>
      void (target instanceof Element && target.closest('[data-search]') && load().catch(() => {}))
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, prepare, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])

  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG}
      aria-label={searchTexts.dialog}
      // A click outside closes it where the browser knows this; Esc does so everywhere.
      closedby="any"
      onFocus={show}
      onClose={() => {
        if (field.current) field.current.value = ''
        setQuery('')
        setFailed(false)
      }}
      className="dialog-popup mx-auto max-h-none w-full max-w-[44rem] flex-col overflow-hidden bg-paper p-0 text-ink-soft backdrop:bg-night/60 open:flex max-sm:h-dvh sm:mt-[10dvh] sm:max-h-[80dvh] sm:rounded-lg"
    >
      {/* Until there are results, Enter leads to the results page. */}
      <form
        action={searchHref()}
        className="flex items-center gap-2 border-b-2 border-line p-3 focus-within:border-lantern"
      >
        <input
          ref={field}
          name="q"
          type="text"
          role="combobox"
          aria-label={searchTexts.dialog}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={SEARCH_LIST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={searchTexts.placeholder}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          className="min-h-11 w-full min-w-0 px-1 text-lead text-ink focus-visible:[box-shadow:none] focus-visible:outline-none"
        />
        <button
          type="button"
          command="close"
          commandfor={SEARCH_DIALOG}
          onClick={close}
          className="min-h-11 rounded-md px-3 text-small font-semibold text-ink hover:bg-paper-deep"
        >
          {searchTexts.close}
        </button>
        {/* For Enter and assistive technology. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          {searchTexts.label}
        </button>
      </form>
      {loaded ? (
        <loaded.SearchResults query={query} field={field} onChosen={close} />
      ) : failed ? (
        // Enter leads to the results page, also after a deployment, when only a new page has code that can be loaded.
        <p role="alert" className="px-6 py-4 text-small sm:px-8">
          {searchTexts.failed}{' '}
          <button type="button" onClick={show} className="text-link">
            {failureTexts.retry}
          </button>
        </p>
      ) : (
        <p role="status" className="px-6 py-4 text-small sm:px-8">
          {searchTexts.loading}
        </p>
      )}
    </dialog>
  )
}
