import { stegaClean } from 'next-sanity'
import { formatMonth } from '@/lib/format-month'
import { FilterLink } from '@/sections/article-browser/filter-link'
import type { ArchiveMonth, BrowserTexts } from '@/sections/article-browser/to-article-browser'

type ArchivesProps = {
  archives: readonly ArchiveMonth[]
  tags: readonly string[]
  texts: Pick<BrowserTexts, 'archivesTitle' | 'tagsTitle' | 'libraryNote'>
}

const link =
  'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-lantern ' +
  'aria-[current]:font-semibold aria-[current]:decoration-lantern aria-[current]:decoration-2'

/** Older articles by month, and all of them by tag. */
export function Archives({ archives, tags, texts }: ArchivesProps) {
  return (
    <>
      {archives.length > 0 && (
        <nav aria-label={stegaClean(texts.archivesTitle)}>
          <h3 className="title-s text-ink">{texts.archivesTitle}</h3>
          <ul className="mt-3 border-t border-line">
            {archives.map(({ month, libraryCount }) => (
              <li key={month} className="border-b border-line">
                <FilterLink
                  facet="month"
                  value={month}
                  className={`block py-2.5 tabular-nums ${link}`}
                >
                  {formatMonth(month)} ({libraryCount})
                </FilterLink>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-micro text-ink-mute">{texts.libraryNote}</p>
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-label={stegaClean(texts.tagsTitle)}>
          <h3 className="title-s text-ink">{texts.tagsTitle}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
            {tags.map((tag) => (
              <li key={tag}>
                <FilterLink
                  facet="tag"
                  value={tag}
                  className={`inline-block py-1 text-small ${link}`}
                >
                  {tag}
                </FilterLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
