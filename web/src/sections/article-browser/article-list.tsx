import type { Ref } from 'react'
import type { ArticleSummary } from '@/documents/article/article'
import { ArticleCard } from '@/documents/article/article-card'
import { ArticleRow } from '@/documents/article/article-row'
import type { ArticleLook } from '@/sections/article-browser/article-browser.query'

type ArticleListProps = {
  articles: readonly ArticleSummary[]
  look: ArticleLook
  /** What is shown is about to be replaced. */
  stale?: boolean
  ref?: Ref<HTMLUListElement>
}

/** Articles as the server and the browser draw them alike. */
export function ArticleList({ articles, look, stale = false, ref }: ArticleListProps) {
  const Item = look === 'cards' ? ArticleCard : ArticleRow
  return (
    <ul
      ref={ref}
      aria-busy={stale || undefined}
      className={
        look === 'cards'
          ? 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
          : 'divide-y divide-line border-y border-ink'
      }
    >
      {articles.map((article) => (
        <li key={article.path}>
          <Item {...article} />
        </li>
      ))}
    </ul>
  )
}
