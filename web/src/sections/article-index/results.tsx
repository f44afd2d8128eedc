'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNarrowed } from '@/lib/article-list-url'
import { inTime } from '@/lib/in-time'
import { useBrowsing } from '@/sections/article-index/browsing-context'
import { LoadFailure } from '@/sections/article-index/load-failure'
import { loadFoundArticles } from '@/sections/article-index/load-found-articles'
import { articleListTexts } from '@/sections/article-index/texts'
import type { FoundArticlesProps } from './found-articles'

type ResultsProps = FoundArticlesProps['settings'] & {
  /** The status text of the unfiltered first page. */
  firstStatus: string
  /** The button that loads the second page, if there is one. */
  more: ReactNode
  /** The unfiltered first page, from the server. */
  children: ReactNode
}

type Found = Awaited<ReturnType<typeof loadFoundArticles>>['FoundArticles']

/** Shows the server's first page until a visitor filters, searches or loads more. */
export function Results({ firstStatus, more, children, ...settings }: ResultsProps) {
  const { filter } = useBrowsing()
  const narrowed = isNarrowed(filter)
  const region = useRef<HTMLDivElement>(null)
  const [FoundArticles, setFound] = useState<Found>()
  const [failed, setFailed] = useState(false)
  const [status, setStatus] = useState(articleListTexts.loading)

  function load(): void {
    setFailed(false)
    inTime(loadFoundArticles()).then(
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
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className="min-h-[1.5em] text-small text-ink-mute tabular">
        {narrowed ? !failed && status : firstStatus}
      </p>
      <div className="mt-2 mb-4 h-0.5">
        {narrowed && status === articleListTexts.loading && !failed && (
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
