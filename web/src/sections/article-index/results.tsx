'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isFiltered } from '@/documents/article/article-filter'
import { inTime } from '@/lib/in-time'
import { useBrowsing } from '@/sections/article-index/browsing'
import { loadFoundArticles } from '@/sections/article-index/browsing-provider'
import { LoadFailure } from '@/sections/article-index/load-failure'
import { articleListTexts } from '@/sections/article-index/texts'
import type { FoundArticlesProps } from './found-articles'

type ResultsProps = FoundArticlesProps['settings'] & {
  /** The status text of the unfiltered first page. */
  firstStatus: string
  /** The unfiltered first page, from the server, and the button that loads the second. */
  children: ReactNode
}

type Found = Awaited<ReturnType<typeof loadFoundArticles>>['FoundArticles']

/** Shows the server's first page until a visitor filters, searches or loads more. */
export function Results({ firstStatus, children, ...settings }: ResultsProps) {
  const { filter } = useBrowsing()
  const isAsked = isFiltered(filter) || filter.page > 1
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
    if (isAsked && !FoundArticles) load()
  }, [isAsked])

  return (
    <div ref={region} tabIndex={-1} className="scroll-mt-28 outline-none">
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className="min-h-[1.5em] text-small text-ink-mute tabular">
        {isAsked ? !failed && status : firstStatus}
      </p>
      <div className="mt-2 mb-4 h-0.5">
        {isAsked && status === articleListTexts.loading && !failed && (
          <div className="h-full animate-pulse bg-lantern" />
        )}
      </div>
      {isAsked && failed && <LoadFailure onRetry={load} />}
      {isAsked && FoundArticles ? (
        <FoundArticles settings={settings} region={region} onStatus={setStatus}>
          {children}
        </FoundArticles>
      ) : (
        children
      )}
    </div>
  )
}
