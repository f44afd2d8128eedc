import clsx from 'clsx'
import type { Source } from '@/content/drafts/source'
import type { ArticleSummary, SummaryImage } from '@/documents/article/article'
import { formatDate } from '@/lib/format-date'
import { ArticleLead } from '@/pictures/article-lead'
import { Link } from '@/ui/link'

type ArticleCardProps = Omit<ArticleSummary, 'tags'>

/** An article below its picture; the whole card is a link. */
export function ArticleCard({
  path,
  title,
  summary,
  publishedOn,
  dateSource,
  category,
  byline,
  image,
}: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticlePicture
        path={path}
        image={image}
        sizes="(min-width: 64rem) 400px, (min-width: 40rem) 46vw, 92vw"
      />
      <ArticleMeta
        category={category.title}
        publishedOn={publishedOn}
        dateSource={dateSource}
        className="mt-4"
      />
      <h3 className="title-m mt-2 text-ink">
        <Link
          href={path}
          className="decoration-lantern decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2">{summary}</p>
      {byline && <p className="mt-auto pt-3 text-small text-ink-mute">{byline}</p>}
    </article>
  )
}

type ArticleMetaProps = {
  category: string
  publishedOn: string
  dateSource?: Source | undefined
  className?: string
}

export function ArticleMeta({ category, publishedOn, dateSource, className }: ArticleMetaProps) {
  return (
    <p className={clsx('flex flex-wrap gap-x-3 text-small', className)}>
      <span className="font-semibold text-ink in-[.on-night]:text-lantern-bright">{category}</span>
      <time {...dateSource} dateTime={publishedOn} className="tabular">
        {formatDate(publishedOn)}
      </time>
    </p>
  )
}

type ArticlePictureProps = {
  path: string
  image?: SummaryImage | undefined
  sizes: string
  tone?: 'paper' | 'night'
  /** Eager for one that is in sight as the page opens. */
  loading?: 'lazy' | 'eager'
}

/** An article's image, or a drawing. */
export function ArticlePicture({
  path,
  image,
  sizes,
  tone,
  loading = 'lazy',
}: ArticlePictureProps) {
  if (!image) return <ArticleLead name={path} {...(tone && { tone })} />
  return (
    // biome-ignore lint/performance/noImgElement: the lake scales and encodes, and the browser renders cards, too
    <img
      {...image}
      alt={image.alt}
      sizes={sizes}
      loading={loading}
      decoding="async"
      className="aspect-video h-auto w-full rounded-md bg-paper-deep object-cover"
    />
  )
}
