import type { MouseEvent } from 'react'
import type { Source } from '@/content/drafts/source'

type PopularSearchesProps = {
  searches: readonly string[]
  source: Source
  onSearch: (query: string) => void
}

/** Suggested searches, as links that also open in a new tab. */
export function PopularSearches({ searches, source, onSearch }: PopularSearchesProps) {
  if (searches.length === 0) return null

  function choose(event: MouseEvent, query: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSearch(query)
  }

  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-small">
      Popular searches:
      {searches.map((query) => (
        <a
          key={query}
          {...source}
          href={`?q=${encodeURIComponent(query)}`}
          onClick={(event) => choose(event, query)}
          className="inline-block py-1 font-semibold text-on-night underline decoration-lantern decoration-2 underline-offset-4 hover:decoration-on-night"
        >
          {query}
        </a>
      ))}
    </p>
  )
}
