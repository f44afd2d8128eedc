import type { ArticleSummary } from '@/documents/article/article'
import { monthAndYear } from '@/lib/format-date'
import { Link } from '@/ui/link'

type ArticleRowProps = Omit<ArticleSummary, 'tags' | 'image'>

/** An article as a row with a large date in its own column. */
export function ArticleRow({
  path,
  title,
  summary,
  publishedOn,
  dateSource,
  category,
  byline,
}: ArticleRowProps) {
  return (
    <article className="group relative grid gap-x-8 gap-y-2 py-7 sm:grid-cols-[7rem_1fr]">
      <time {...dateSource} dateTime={publishedOn} className="flex items-baseline gap-3 sm:block">
        <span className="figure block text-figure-m text-ink">{Number(publishedOn.slice(8))}</span>{' '}
        <span className="block text-small text-ink-mute">{monthAndYear(publishedOn)}</span>
      </time>
      <div>
        <p className="text-small font-semibold text-lantern-deep">{category.title}</p>
        <h3 className="title-m mt-1 text-ink">
          <Link
            href={path}
            className="decoration-lantern decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose">{summary}</p>
        {byline && <p className="mt-2 text-small text-ink-mute">{byline}</p>}
      </div>
    </article>
  )
}
