import type { CountedCategory } from '@/sections/article-index/category-figures'
import { FilterLink } from '@/sections/article-index/filter-link'
import { articleListTexts } from '@/sections/article-index/texts'

type CategoryChipsProps = {
  categories: readonly CountedCategory[]
  allLabel: string
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small font-semibold ' +
  'text-ink hover:border-ink hover:bg-white aria-[current]:border-ink aria-[current]:bg-ink ' +
  'aria-[current]:text-paper'

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
