import { sourceOf } from '@/content/drafts/source'
import type { ArticleCategory } from '@/documents/article/article.query'
import { FilterLink } from '@/sections/article-index/browsing'
import { articleListTexts } from '@/sections/article-index/texts'

/** A category with the number of its published articles. */
export type CountedCategory = ArticleCategory & { open: number }

type CategoryFiguresProps = { categories: readonly CountedCategory[] }

/** Categories with the number that everyone can read; each filters the list. */
export function CategoryFigures({ categories }: CategoryFiguresProps) {
  return (
    <nav id="categories" aria-label={articleListTexts.categories}>
      <ul className="grid grid-cols-2 overflow-clip border-t border-ink lg:grid-cols-4">
        {categories.map(({ slug, title, text, libraryCount, open }) => (
          <li key={slug} className="-ml-px border-b border-l border-line">
            <FilterLink
              facet="category"
              value={slug}
              className="group flex h-full flex-col px-2 py-6 hover:bg-paper-sunk aria-[current]:bg-lantern-wash sm:px-5"
            >
              <span className="figure text-ink">{open}</span>
              <span className="title-s mt-2 text-ink decoration-lantern decoration-2 underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="mt-1 mb-3 text-small">{text}</span>
              <span
                {...sourceOf(title, 'libraryCount')}
                className="mt-auto text-small text-ink-mute"
              >
                {libraryCount && `${libraryCount} in the customers’ library`}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CategoryChipsProps = {
  categories: readonly CountedCategory[]
  allLabel: string
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small font-semibold ' +
  'text-ink hover:border-ink aria-[current]:border-ink aria-[current]:bg-lantern-wash'

/** Categories as a row of chips; the first shows all articles. */
export function CategoryChips({ categories, allLabel }: CategoryChipsProps) {
  return (
    <nav id="categories" aria-label={articleListTexts.categories}>
      <ul className="flex flex-wrap gap-2.5">
        <li>
          <FilterLink className={chip}>{allLabel}</FilterLink>
        </li>
        {categories.map(({ slug, title }) => (
          <li key={slug}>
            <FilterLink facet="category" value={slug} className={chip}>
              {title}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
