import { type RefObject, useState } from 'react'
import { opensBySlash, setOpensBySlash } from '@/search/is-search-shortcut'
import { SearchListbox } from '@/search/search-listbox'
import { firstOptions, openedResults, optionsFor } from '@/search/search-options'
import { SearchTrouble } from '@/search/search-trouble'
import { searchTexts } from '@/search/texts'
import { useSiteSearch } from '@/search/use-site-search'

type SearchResultsProps = {
  query: string
  /** Keeps the focus; its keys move through the results. */
  field: RefObject<HTMLInputElement | null>
  onChosen: () => void
}

/** What the search dialog shows below its field. */
export function SearchResults({ query, field, onChosen }: SearchResultsProps) {
  const { status, hits, asked, index, retry } = useSiteSearch(query)
  const groups = !index
    ? []
    : asked
      ? optionsFor(hits, asked)
      : firstOptions(index, openedResults())

  return (
    <>
      <p role="status" className="sr-only">
        {status === 'loading'
          ? searchTexts.loading
          : index && asked && searchTexts.results(hits.length)}
      </p>
      <div className="grow overflow-y-auto overscroll-contain px-3 py-3 sm:px-5">
        <SearchListbox groups={groups} asked={asked} field={field} onChosen={onChosen} />
        <SearchTrouble
          status={status}
          query={asked}
          isFound={groups.length > 0}
          hint={index?.hint}
          onRetry={retry}
          onLeave={onChosen}
        />
      </div>
      {index && <SearchFoot />}
    </>
  )
}

/** Keyboard help, and the setting of the slash shortcut. */
function SearchFoot() {
  const [bySlash, setBySlash] = useState(opensBySlash)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper-sunk px-5 py-2.5 text-micro pointer-coarse:hidden">
      <p className="flex flex-wrap gap-x-5">
        <span>
          <kbd className={keyClass}>↑ ↓</kbd> move
        </span>
        <span>
          <kbd className={keyClass}>Enter</kbd> open
        </span>
        <span>
          <kbd className={keyClass}>Esc</kbd> close
        </span>
        <span>
          <kbd className={keyClass}>Ctrl K</kbd> or <kbd className={keyClass}>⌘ K</kbd> search
        </span>
      </p>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          checked={bySlash}
          onChange={({ target }) => {
            setBySlash(target.checked)
            setOpensBySlash(target.checked)
          }}
          className="size-4 accent-ink"
        />
        <span>
          <kbd className={keyClass}>/</kbd> opens the search
        </span>
      </label>
    </div>
  )
}

const keyClass = 'rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 font-sans text-ink'
