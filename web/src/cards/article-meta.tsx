import clsx from 'clsx'
import { formatDate } from '@/lib/format-date'

type ArticleMetaProps = { category: string; publishedOn: string; className?: string }

/** What kind of article it is, and of which day. */
export function ArticleMeta({ category, publishedOn, className }: ArticleMetaProps) {
  return (
    <p className={clsx('flex flex-wrap gap-x-3 text-small', className)}>
      <span className="font-semibold text-ink in-[.on-night]:text-lantern-bright">{category}</span>
      <time dateTime={publishedOn} className="tabular-nums">
        {formatDate(publishedOn)}
      </time>
    </p>
  )
}
