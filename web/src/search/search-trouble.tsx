import Link from 'next/link'
import { supportCenterHref } from '@/lib/routes'
import type { SiteSearch } from '@/search/use-site-search'
import { buttonClass } from '@/ui/button'

type SearchTroubleProps = {
  status: SiteSearch['status']
  query: string
  isFound: boolean
  onRetry: () => void
  onLeave?: () => void
}

/** Shown instead of results: loading, failed, or nothing found. */
export function SearchTrouble({ status, query, isFound, onRetry, onLeave }: SearchTroubleProps) {
  if (status === 'loading') return <LoadingLines />
  if (status === 'failed') {
    return (
      <div role="alert" className="px-3 py-6">
        <p className="font-semibold text-ink">The search could not be loaded.</p>
        <p className="mt-1 text-small">Check your connection and try again.</p>
        <button type="button" onClick={onRetry} className={buttonClass('primary', 'mt-4')}>
          Try again
        </button>
      </div>
    )
  }
  if (!query || isFound) return null
  return (
    <div className="px-3 py-6">
      <p className="font-semibold break-words text-ink">Nothing found for “{query}”.</p>
      <p className="mt-1 max-w-[52ch] text-small">
        Try fewer or more general words, such as a product’s name. Or ask those who know: the{' '}
        <Link
          href={supportCenterHref()}
          className="text-link"
          {...(onLeave && { onNavigate: onLeave })}
        >
          Support Center
        </Link>{' '}
        answers.
      </p>
    </div>
  )
}

function LoadingLines() {
  return (
    <div aria-hidden="true" className="space-y-5 px-3 py-4">
      {['w-1/2', 'w-2/5', 'w-3/5'].map((width) => (
        <div key={width} className="animate-pulse space-y-2">
          <div className={`h-4 rounded-sm bg-paper-deep ${width}`} />
          <div className="h-3 rounded-sm bg-paper-sunk" />
        </div>
      ))}
    </div>
  )
}
