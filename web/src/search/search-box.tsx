import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { searchHref } from '@/routes/hrefs'
import { openedResults } from '@/search/opened-results'
import { SearchFoot } from '@/search/search-foot'
import { SearchListbox } from '@/search/search-listbox'
import { firstOptions, optionsFor } from '@/search/search-options'
import { SearchTrouble } from '@/search/search-trouble'
import { useSiteSearch } from '@/search/use-site-search'

type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  onChosen: () => void
  close: ReactNode
}

/** A field and the list of what it finds, as one combobox: the focus stays in the field. */
export function SearchBox({ field, query, onQuery, onChosen, close }: SearchBoxProps) {
  const id = useId()
  const [active, setActive] = useState(0)
  const { status, hits, index, retry } = useSiteSearch(query)
  const isEmpty = query.trim() === ''
  const groups = isEmpty ? (index ? firstOptions(index, openedResults()) : []) : optionsFor(hits)
  const found = groups.reduce((sum, { options }) => sum + options.length, 0)
  // The last option leads to all of them.
  const count = isEmpty || found === 0 ? found : found + 1
  const optionId = (at: number) => `${id}option${at}`

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && count > 0) {
      event.preventDefault()
      setActive((at) => (at + step + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // As a click, so that it goes the way of every link.
      document.getElementById(optionId(active))?.click()
    }
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b-2 border-line p-3 focus-within:border-lantern sm:pl-5">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search this site"
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder="Search products, guides, reports…"
          value={query}
          onChange={(event) => {
            onQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 bg-transparent text-lead text-ink placeholder:text-ink-mute focus-visible:shadow-none focus-visible:outline-none max-sm:pl-1"
        />
        {close}
      </div>
      <p role="status" className="sr-only">
        {status === 'ready' && !isEmpty && countOf(hits.length)}
        {status === 'loading' && 'Loading the search…'}
      </p>
      <div className="grow overflow-y-auto overscroll-contain px-3 py-3 sm:px-5">
        <SearchListbox
          id={`${id}list`}
          groups={groups}
          active={active}
          optionId={optionId}
          onActive={setActive}
          onChosen={onChosen}
          all={isEmpty ? undefined : { href: searchHref(query.trim()), count: hits.length }}
        />
        <SearchTrouble
          status={status}
          query={query.trim()}
          isFound={found > 0}
          onRetry={retry}
          onLeave={onChosen}
        />
      </div>
      <SearchFoot />
    </>
  )
}

function countOf(count: number): string {
  return count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`
}
