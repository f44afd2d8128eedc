'use client'

import { useSearchParams } from 'next/navigation'
import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { Source } from '@/content/drafts/source'
import { inTime } from '@/lib/in-time'
import { failureTexts } from '@/lib/texts'
import { PopularSearches } from '@/sections/guide-index/popular-searches'
import { buttonClass } from '@/ui/button'
import { fieldClass } from '@/ui/form-control'

const load = () => import('@/sections/guide-index/found-guides')

type Loaded = Awaited<ReturnType<typeof load>>

type GuideSearchFormProps = {
  under: string
  label: string
  popular: readonly string[]
  /** The field of the popular searches, in draft mode. */
  popularSource: Source
  /** Shown when nothing is found. */
  wayOut?: ReactNode
}

/** The search form. Its query is kept in the URL; the search code loads on focus. */
export function GuideSearchForm(props: GuideSearchFormProps) {
  const { under, label, popular, popularSource, wayOut } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)

  // The URL can already have a query: opened from a link, or by Back.
  function take(asked: string) {
    setQuery(asked)
    if (field.current) field.current.value = asked
  }

  useEffect(() => {
    if (query && !loaded && !failed) inTime(load()).then(setLoaded, () => setFailed(true))
  }, [query, loaded, failed])

  function search(event: FormEvent) {
    event.preventDefault()
    go(field.current?.value.trim() ?? '')
  }

  function clear() {
    go('')
    // The focused button is removed with the results, so focus moves to the field.
    field.current?.focus()
  }

  return (
    <search className="block">
      <Suspense>
        <UrlWatcher onQuery={take} />
      </Suspense>
      <form onSubmit={search}>
        <label htmlFor={id} className="mb-2 block font-semibold text-on-night">
          {label}
        </label>
        <div className="flex gap-3 max-sm:flex-col">
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            onFocus={() => void load().catch(() => {})}
            className={`${fieldClass} min-h-14 text-lead`}
          />
          <button type="submit" className={buttonClass('primary', 'min-h-14')}>
            Search
          </button>
        </div>
      </form>
      <PopularSearches searches={popular} source={popularSource} onSearch={go} />
      {failed && (
        <p role="alert" className="mt-6">
          The search could not be loaded.{' '}
          <button type="button" className={buttonClass('quiet')} onClick={() => setFailed(false)}>
            {failureTexts.retry}
          </button>
        </p>
      )}
      {query && loaded && (
        <loaded.FoundGuides query={query} under={under} wayOut={wayOut} onClear={clear} />
      )}
    </search>
  )
}

/** Pushes the query to the URL; Next updates useSearchParams, so Back works too. */
function go(query: string) {
  const search = query && `?q=${encodeURIComponent(query)}`
  if (search !== location.search) history.pushState(null, '', location.pathname + search)
}

/** Reads the URL in a component of its own, so that the rest of the page stays static. */
function UrlWatcher({ onQuery }: { onQuery: (query: string) => void }) {
  const asked = useSearchParams().get('q')?.trim().slice(0, 100) ?? ''
  const last = useRef('')
  const take = useEffectEvent(onQuery)
  useEffect(() => {
    // Do not overwrite what was typed before hydration: only apply changes.
    if (asked !== last.current) take(asked)
    last.current = asked
  }, [asked])
  return null
}
