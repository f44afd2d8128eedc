'use client'

import { useSearchParams } from 'next/navigation'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { DialogLoadFailure } from '@/leads/client/dialog-load-failure'
import { inTime } from '@/lib/in-time'
import { searchHref } from '@/lib/routes'
import { searchTexts } from '@/search/texts'
import { fieldClass, labelClass } from '@/ui/form-control'

const load = () => import('@/search/search-page-results')

type Loaded = Awaited<ReturnType<typeof load>>

/** The search page; its field is in the HTML, results load with the first query. */
export function SearchPage() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (isAsked && !loaded && !failed) inTime(load()).then(setLoaded, () => setFailed(true))
  }, [isAsked, loaded, failed])

  return (
    <search>
      <form
        action={searchHref()}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 noscript:hidden"
      >
        <label htmlFor="q" className={labelClass}>
          {searchTexts.label}
        </label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={`${fieldClass} mt-2 min-h-12`}
        />
        {/* For Enter and assistive technology: results come while somebody types. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          {searchTexts.label}
        </button>
      </form>
      <Suspense>
        <QueryInUrl field={field} query={query} onQuery={setQuery} />
      </Suspense>
      {loaded && isAsked && <loaded.SearchPageResults query={query} />}
      {failed && (
        <DialogLoadFailure
          title={searchTexts.failed}
          onRetry={() => setFailed(false)}
          onClose={() => setFailed(false)}
        />
      )}
    </search>
  )
}

type QueryInUrlProps = {
  field: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
}

/** Keeps field and URL the same. A component of its own, so that the rest of the page is static. */
function QueryInUrl({ field, query, onQuery }: QueryInUrlProps) {
  const asked = useSearchParams().get('q')?.slice(0, 100) ?? ''
  const written = useRef<string>(undefined)

  // The field follows the URL at first, unless something was typed before hydration, and on Back and Forward.
  useEffect(() => {
    if (asked === written.current) return
    const typed = written.current === undefined && field.current?.value
    written.current = asked
    if (field.current && !typed) field.current.value = asked
    onQuery(typed || asked)
  }, [asked, field, onQuery])

  // The URL follows the field, so that it can be shared.
  useEffect(() => {
    if (written.current === undefined || query.trim() === written.current) return
    const timer = setTimeout(() => {
      written.current = query.trim()
      window.history.replaceState(null, '', searchHref(written.current))
    }, 300)
    return () => clearTimeout(timer)
  }, [query])
  return null
}
