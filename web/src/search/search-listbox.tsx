import clsx from 'clsx'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { rememberOpened } from '@/search/opened-results'
import type { SearchHit } from '@/search/search-engine'
import { groupHits, KIND_LABELS, SearchHitText } from '@/search/search-hit'
import type { SearchEntry, SearchIndex } from '@/search/search-index'

type SearchListboxProps = {
  id: string
  groups: SearchOptionGroup[]
  /** The option that Enter opens, counted through all groups. */
  active: number
  optionId: (at: number) => string
  onActive: (at: number) => void
  onChosen: () => void
  all?: { href: string; count: number } | undefined
}

/** The options of the search's combobox. Each is a link, so that it can be opened in a new tab. */
export function SearchListbox(props: SearchListboxProps) {
  const { id, groups, active, optionId, onActive, onChosen, all } = props
  const list = useRef<HTMLDivElement>(null)
  let at = -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that became active scrolls
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups.length])

  const option = (href: string) => {
    at += 1
    const own = at
    return {
      id: optionId(own),
      href,
      role: 'option',
      tabIndex: -1,
      prefetch: false,
      'aria-selected': own === active,
      onPointerMove: () => own !== active && onActive(own),
      onNavigate: onChosen,
      className: clsx(
        'block rounded-md px-3 py-2 max-sm:py-2.5',
        own === active && 'bg-paper-deep forced-colors:outline-2 forced-colors:-outline-offset-2',
      ),
    }
  }

  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="empty:hidden">
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
        <div key={title} role="group" aria-label={title} className="mb-3">
          <p aria-hidden="true" className="px-3 py-1 text-small font-semibold text-ink-mute">
            {title}
          </p>
          {options.map((each) => (
            <OptionLink key={each.hit.entry.id} {...option(each.href)} option={each} />
          ))}
        </div>
      ))}
      {all && groups.length > 0 && (
        <Link {...option(all.href)}>
          <span className="font-semibold text-ink underline decoration-lantern decoration-2 underline-offset-4">
            {all.count === 1 ? 'Show it on a page' : `Show all ${all.count} results`}
          </span>
        </Link>
      )}
    </div>
  )
}

type OptionLinkProps = Parameters<typeof Link>[0] & { option: SearchOption }

function OptionLink({ option: { hit, href }, onClick: _, ...link }: OptionLinkProps) {
  return (
    <Link {...link} onClick={() => rememberOpened(href)}>
      <SearchHitText hit={hit} />
    </Link>
  )
}

type SearchOption = { href: string; hit: SearchHit; label: string }
type SearchOptionGroup = { title: string; options: SearchOption[] }

/** So many of each kind fit before the next kind is below the fold. */
const OF_EACH_KIND = 4

/** What is offered for a query: its hits by kind. */
export function optionsFor(hits: readonly SearchHit[]): SearchOptionGroup[] {
  return groupHits(hits, OF_EACH_KIND).map(({ label, hits: some }) => ({
    title: label,
    options: some.map((hit) => ({ href: hit.entry.href, hit, label })),
  }))
}

/** What is offered before anything is typed: what was opened in this visit, and where others begin. */
export function firstOptions(index: SearchIndex, opened: readonly string[]): SearchOptionGroup[] {
  const at = new Map(index.entries.map((entry) => [entry.href, entry]))
  const group = (title: string, hrefs: readonly string[]) => {
    const options = hrefs.flatMap((href) => {
      const entry = at.get(href)
      return entry ? toOption(entry) : []
    })
    return options.length > 0 ? [{ title, options }] : []
  }
  const others = index.suggestions.filter((href) => !opened.includes(href))
  return [...group('Found earlier', opened), ...group('Good places to begin', others)]
}

function toOption(entry: SearchEntry): SearchOption {
  return { href: entry.href, hit: { entry, words: [] }, label: KIND_LABELS[entry.kind] }
}
