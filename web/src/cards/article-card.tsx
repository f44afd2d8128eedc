import Link from 'next/link'
import { ArticleMeta } from '@/cards/article-meta'
import { ArticlePicture } from '@/cards/article-picture'
import type { ArticleSummary } from '@/content/article/article-summary'

type ArticleCardProps = Omit<ArticleSummary, 'tags'>

/** An article under its picture. The whole card leads to it. */
export function ArticleCard({
  path,
  title,
  summary,
  publishedOn,
  category,
  author,
  image,
}: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticlePicture
        path={path}
        image={image}
        sizes="(min-width: 64rem) 400px, (min-width: 40rem) 46vw, 92vw"
      />
      <ArticleMeta category={category.title} publishedOn={publishedOn} className="mt-4" />
      <h3 className="title-m mt-2 text-ink">
        <Link
          href={path}
          className="decoration-lantern decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2">{summary}</p>
      {author && <p className="mt-auto pt-3 text-small text-ink-mute">By {author}</p>}
    </article>
  )
}
