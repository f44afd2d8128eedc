import type { Ref } from 'react'
import type { ArticleSummary } from '@/documents/article/article'
import { ArticleCard } from '@/documents/article/article-card'
import { ArticleRow } from '@/documents/article/article-row'
import type { ArticleLook } from '@/sections/article-index/article-index.query'

type ArticleListProps = {
  articles: readonly ArticleSummary[]
  look: ArticleLook
  ref?: Ref<HTMLUListElement>
}

/** The list of articles, rendered alike on the server and in the browser. */
export function ArticleList({ articles, look, ref }: ArticleListProps) {
  const Item = look === 'cards' ? ArticleCard : ArticleRow
  return (
    <ul
      ref={ref}
      className={
        look === 'cards'
          ? 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'
          : 'ruled border-y border-ink'
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
