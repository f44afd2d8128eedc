import { Autocomplete } from '@base-ui/react/autocomplete'
import clsx from 'clsx'
import type { Ref } from 'react'
import { searchHref } from '@/lib/routes'
import type { SearchHit } from '@/search/search-engine'
import { groupHits, kindTexts, SearchHitText } from '@/search/search-hit'
import type { SearchIndex } from '@/search/search-index'
import { searchTexts } from '@/search/texts'
import { Link } from '@/ui/link'

type SearchOption = { href: string; content: SearchHit | string }
type SearchOptionGroup = { title?: string; items: SearchOption[] }

type SearchListboxProps = {
  groups: readonly SearchOptionGroup[]
  onChosen: () => void
}

/** The options of the combobox. Each is a link, so that it can be opened in a new tab. */
export function SearchListbox({ groups, onChosen }: SearchListboxProps) {
  const listed = ({ items }: SearchOptionGroup) =>
    items.map((option) => <OptionLink key={option.href} option={option} onChosen={onChosen} />)
  return (
    <Autocomplete.List aria-label={searchTexts.list} className="empty:hidden">
      {groups.map((group) =>
        group.title ? (
          <Autocomplete.Group key={group.title} items={group.items} className="mb-3">
            <Autocomplete.GroupLabel className="px-3 py-1 text-small font-semibold text-ink-mute">
              {group.title}
            </Autocomplete.GroupLabel>
            {listed(group)}
          </Autocomplete.Group>
        ) : (
          listed(group)
        ),
      )}
    </Autocomplete.List>
  )
}

type OptionLinkProps = { option: SearchOption; onChosen: () => void }

function OptionLink({ option, onChosen }: OptionLinkProps) {
  const { href, content } = option
  return (
    <Autocomplete.Item
      value={option}
      onClick={() => typeof content !== 'string' && rememberOpened(href)}
      render={({ ref, ...props }, { highlighted }) => (
        <Link
          {...props}
          ref={ref as Ref<HTMLAnchorElement>}
          href={href}
          prefetch={false}
          tabIndex={-1}
          aria-selected={highlighted}
          onNavigate={onChosen}
        />
      )}
      className={({ highlighted }) =>
        clsx(
          'block rounded-md px-3 py-2 max-sm:py-2.5',
          highlighted && 'bg-paper-deep forced-colors:outline-2 forced-colors:-outline-offset-2',
        )
      }
    >
      {typeof content === 'string' ? (
        <span className="font-semibold text-ink underline decoration-lantern decoration-2 underline-offset-4">
          {content}
        </span>
      ) : (
        <SearchHitText hit={content} />
      )}
    </Autocomplete.Item>
  )
}

/** More would push the next kind below the fold. */
const OF_EACH_KIND = 4

/** The options for a query: hits by kind, and a link to all results. */
export function optionsFor(hits: readonly SearchHit[], query: string): SearchOptionGroup[] {
  if (hits.length === 0) return []
  return [
    ...groupHits(hits, OF_EACH_KIND).map(({ kind, hits: some }) => ({
      title: kindTexts[kind],
      items: some.map((hit) => ({ href: hit.entry.href, content: hit })),
    })),
    {
      items: [{ href: searchHref(query), content: searchTexts.onPage(hits.length) }],
    },
  ]
}

/** The options before typing: results opened in this visit, then suggestions. */
export function firstOptions(
  { entries: all, suggestions }: SearchIndex,
  opened: readonly string[],
): SearchOptionGroup[] {
  const entries = new Map(all.map((entry) => [entry.href, entry]))
  const group = (title: string, hrefs: readonly string[]) => {
    const items = hrefs.flatMap((href) => {
      const entry = entries.get(href)
      return entry ? { href, content: { entry, words: [] } } : []
    })
    return items.length > 0 ? [{ title, items }] : []
  }
  const others = suggestions.filter((href) => !opened.includes(href))
  return [...group(searchTexts.earlier, opened), ...group(searchTexts.suggestions, others)]
}

/** Paths opened from the search, latest first; in memory only. */
let opened: string[] = []

const KEPT = 3

export function openedResults(): readonly string[] {
  return opened
}

export function rememberOpened(href: string): void {
  opened = [href, ...opened.filter((each) => each !== href)].slice(0, KEPT)
}
