import Link from 'next/link'
import { type ArticleArea, articleListHref } from '@/routes/article-list'

type ArticleTagsProps = { area: ArticleArea; tags: readonly string[] }

/** What else there is on the same subjects. */
export function ArticleTags({ area, tags }: ArticleTagsProps) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Tags" className="mt-12 border-t border-line pt-5">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              href={articleListHref(area, { tag })}
              prefetch={false}
              className="text-link inline-block py-1"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
