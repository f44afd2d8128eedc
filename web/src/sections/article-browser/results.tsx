'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNarrowed } from '@/lib/article-list-url'
import { useBrowsing } from '@/sections/article-browser/browsing-context'
import { LOADING, LoadFailure } from '@/sections/article-browser/load-failure'
import { loadFoundArticles } from '@/sections/article-browser/load-found-articles'
import type { FoundArticlesProps } from './found-articles'

type ResultsProps = FoundArticlesProps['settings'] & {
  /** What to say of the first page of the whole list. */
  firstStatus: string
  /** Leads to the page after it, if there is one. */
  more: ReactNode
  /** The first page of the whole list, from the server. */
  children: ReactNode
}

type Found = Awaited<ReturnType<typeof loadFoundArticles>>['FoundArticles']

/** The place of the list: the server's own first page, until a visitor asks for something else. */
export function Results({ firstStatus, more, children, ...settings }: ResultsProps) {
  const { filter } = useBrowsing()
  const narrowed = isNarrowed(filter)
  const region = useRef<HTMLDivElement>(null)
  const [FoundArticles, setFound] = useState<Found>()
  const [failed, setFailed] = useState(false)
  const [status, setStatus] = useState(LOADING)

  function load(): void {
    setFailed(false)
    loadFoundArticles().then(
      (module) => setFound(() => module.FoundArticles),
      () => setFailed(true),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is needed first
  useEffect(() => {
    if (narrowed && !FoundArticles) load()
  }, [narrowed])

  return (
    <div ref={region} tabIndex={-1} className="scroll-mt-28 outline-none">
      {/* Always there, or a screen reader would not hear of what changes in it. */}
      <p role="status" className="min-h-[1.5em] text-small text-ink-mute tabular-nums">
        {narrowed ? !failed && status : firstStatus}
      </p>
      <div className="mt-2 mb-4 h-0.5">
        {narrowed && status === LOADING && !failed && (
          <div className="h-full animate-pulse bg-lantern" />
        )}
      </div>
      {narrowed && failed && <LoadFailure onRetry={load} />}
      {narrowed && FoundArticles ? (
        <FoundArticles settings={settings} region={region} onStatus={setStatus} more={more}>
          {children}
        </FoundArticles>
      ) : (
        <>
          {children}
          {more}
        </>
      )}
    </div>
  )
}
