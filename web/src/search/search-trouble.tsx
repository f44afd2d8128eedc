import { supportCenterHref } from '@/lib/routes'
import { failureTexts } from '@/lib/texts'
import { searchTexts } from '@/search/texts'
import type { SiteSearch } from '@/search/use-site-search'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'

type SearchTroubleProps = {
  status: SiteSearch['status']
  query: string
  isFound: boolean
  /** What to do if nothing is found; undefined until the index has loaded. */
  hint: string | undefined
  onRetry: () => void
  onLeave?: () => void
}

/** Shown instead of results: loading, failed, or nothing found. */
export function SearchTrouble(props: SearchTroubleProps) {
  const { status, query, isFound, hint, onRetry, onLeave } = props
  if (status === 'loading') return <LoadingLines />
  if (status === 'failed') {
    return (
      <div role="alert" className="px-3 py-6">
        <p className="font-semibold text-ink">{searchTexts.failed}</p>
        <p className="mt-1 text-small">{failureTexts.connection}</p>
        <button type="button" onClick={onRetry} className={buttonClass('primary', 'mt-4')}>
          {failureTexts.retry}
        </button>
      </div>
    )
  }
  if (!query || isFound || hint === undefined) return null
  return (
    <div className="px-3 py-6">
      <p className="font-semibold wrap-anywhere text-ink">{searchTexts.nothing(query)}</p>
      <p className="mt-1 measure text-small">
        {hint} Or ask the{' '}
        <Link
          href={supportCenterHref()}
          className="text-link"
          {...(onLeave && { onNavigate: onLeave })}
        >
          Support Center
        </Link>
        .
      </p>
    </div>
  )
}

function LoadingLines() {
  return (
    <div aria-hidden="true" className="stack-6 px-3 py-4">
      {['w-1/2', 'w-1/4', 'w-full'].map((width) => (
        <div key={width} className="animate-pulse stack-2">
          <div className={`h-4 rounded-sm bg-paper-deep ${width}`} />
          <div className="h-3 rounded-sm bg-paper-sunk" />
        </div>
      ))}
    </div>
  )
}
