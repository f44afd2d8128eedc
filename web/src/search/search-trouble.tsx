import Link from 'next/link'
import { fillIn } from '@/lib/fill-in'
import { supportCenterHref } from '@/lib/routes'
import type { FirstSearchWords, SearchWords } from '@/search/search-index'
import type { SiteSearch } from '@/search/use-site-search'
import { buttonClass } from '@/ui/button'
import { FilledText } from '@/ui/filled-text'

type SearchTroubleProps = {
  status: SiteSearch['status']
  query: string
  isFound: boolean
  firstWords: FirstSearchWords
  /** Undefined until the index has loaded. */
  words: SearchWords | undefined
  onRetry: () => void
  onLeave?: () => void
}

/** Shown instead of results: loading, failed, or nothing found. */
export function SearchTrouble(props: SearchTroubleProps) {
  const { status, query, isFound, firstWords, words, onRetry, onLeave } = props
  if (status === 'loading') return <LoadingLines />
  if (status === 'failed') {
    return (
      <div role="alert" className="px-3 py-6">
        <p className="font-semibold text-ink">{firstWords.failed}</p>
        <p className="mt-1 text-small">{firstWords.failedText}</p>
        <button type="button" onClick={onRetry} className={buttonClass('primary', 'mt-4')}>
          {firstWords.retry}
        </button>
      </div>
    )
  }
  if (!query || isFound || !words) return null
  const support = (
    <Link
      href={supportCenterHref()}
      className="text-link"
      {...(onLeave && { onNavigate: onLeave })}
    >
      {words.support}
    </Link>
  )
  return (
    <div className="px-3 py-6">
      <p className="font-semibold break-words text-ink">{fillIn(words.nothing, { query })}</p>
      <p className="mt-1 max-w-[34.6em] text-small">
        <FilledText text={words.hint} values={{ support }} />
      </p>
    </div>
  )
}

function LoadingLines() {
  return (
    <div aria-hidden="true" className="stack-5 px-3 py-4">
      {['w-1/2', 'w-2/5', 'w-3/5'].map((width) => (
        <div key={width} className="animate-pulse stack-2">
          <div className={`h-4 rounded-sm bg-paper-deep ${width}`} />
          <div className="h-3 rounded-sm bg-paper-sunk" />
        </div>
      ))}
    </div>
  )
}
