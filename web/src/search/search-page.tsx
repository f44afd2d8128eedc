'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { DialogLoadFailure } from '@/leads/client/dialog-load-failure'
import { inTime } from '@/lib/in-time'
import { searchHref } from '@/lib/routes'
import { searchTexts } from '@/search/texts'
import { fieldClass, labelClass } from '@/ui/form-control'

const load = () => import('@/search/search-page-results')

type Loaded = Awaited<ReturnType<typeof load>>

/** The search page; results load with the first query. */
export function SearchPage() {
  const asked = useSearchParams().get('q')?.slice(0, 100) ?? ''
  const [query, setQuery] = useState(asked)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const written = useRef(asked)
  const isAsked = query.trim() !== ''

  // The field follows the URL on Back and Forward.
  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setQuery(asked)
  }, [asked])

  // The URL follows the field, so that it can be shared.
  useEffect(() => {
    if (query.trim() === written.current) return
    const timer = setTimeout(() => {
      written.current = query.trim()
      window.history.replaceState(null, '', searchHref(written.current))
    }, 300)
    return () => clearTimeout(timer)
  }, [query])

  useEffect(() => {
    if (isAsked && !loaded && !failed) inTime(load()).then(setLoaded, () => setFailed(true))
  }, [isAsked, loaded, failed])

  return (
    <search>
      <form action={searchHref()} onSubmit={(event) => event.preventDefault()} className="mt-6">
        <label htmlFor="q" className={labelClass}>
          {searchTexts.label}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={`${fieldClass} mt-2 min-h-12`}
        />
      </form>
      {loaded && isAsked && <loaded.SearchPageResults query={query} />}
      {failed && (
        <DialogLoadFailure
          title={searchTexts.failed}
          onRetry={() => setFailed(false)}
          onClose={() => setQuery('')}
        />
      )}
    </search>
  )
}
