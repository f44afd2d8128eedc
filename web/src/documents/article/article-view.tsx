import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { toImage } from '@/content/objects/image'
import { toPortableText } from '@/content/objects/portable-text'
import {
  type Article,
  type Neighbor,
  type Neighbors,
  readingMinutes,
} from '@/documents/article/article'
import { type ArticleArea, articleListHref } from '@/documents/article/article-filter'
import { ArticleHead } from '@/documents/article/article-head'
import { ArticleLead } from '@/pictures/article-lead'
import { Container } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'
import { Link } from '@/ui/link'
import { headingsOf, nameHeadings } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { TableOfContents } from '@/ui/rich-text/table-of-contents'

type ArticleViewProps = {
  area: ArticleArea
  article: Article
  neighbors: Neighbors
}

/** An article: head, table of contents, text, related articles. */
export function ArticleView({ area, article, neighbors }: ArticleViewProps) {
  const { path, tags } = article
  const image = toImage(article.image)
  const body = nameHeadings(toPortableText(article.body))
  return (
    <>
      <article>
        <ArticleHead
          {...article}
          area={area}
          minutes={readingMinutes(body)}
          picture={
            image ? (
              <ContentImage
                image={image}
                maxWidth={900}
                sizes="(min-width: 88rem) 520px, (min-width: 64rem) 38vw, 92vw"
                eager
              />
            ) : (
              <ArticleLead name={path} tone="night" />
            )
          }
        />
        <Container className="grid gap-x-16 gap-y-8 py-10 lg:py-16 lg:grid-cols-[minmax(14rem,3fr)_9fr]">
          <TableOfContents headings={headingsOf(body)} />
          <div className="measure min-w-0 lg:col-start-2">
            <RichText value={body} />
            <ArticleTags area={area} tags={tags} title={article.title} />
          </div>
        </Container>
      </article>
      <ArticleNeighbors area={area} {...neighbors} />
    </>
  )
}

type ArticleNeighborsProps = {
  area: ArticleArea
  previous?: Neighbor | undefined
  next?: Neighbor | undefined
}

/** The previous and next article by date, and a link to the list. */
function ArticleNeighbors({ area, previous, next }: ArticleNeighborsProps) {
  return (
    <Container className="pb-band">
      <nav
        aria-label="More articles"
        className="grid gap-x-16 border-t border-ink wrap-anywhere md:grid-cols-2"
      >
        {previous && <NeighborLink label="Previous" {...previous} />}
        {next && <NeighborLink label="Next" {...next} className="md:col-start-2 md:text-right" />}
        <p className="border-t border-line pt-5 md:col-span-full">
          <Link href={articleListHref(area)} className="text-link font-semibold">
            All articles
          </Link>
        </p>
      </nav>
    </Container>
  )
}

type NeighborLinkProps = Neighbor & { label: string; className?: string }

function NeighborLink({ label, path, title, className }: NeighborLinkProps) {
  return (
    <Link href={path} className={clsx('group block py-6', className)}>
      <span className="block text-small text-ink-mute">{label}</span>
      <span className="title-m block text-ink decoration-lantern decoration-2 underline-offset-4 group-hover:underline">
        {title}
      </span>
    </Link>
  )
}

type ArticleTagsProps = {
  area: ArticleArea
  tags: readonly string[]
  title: string
}

function ArticleTags({ area, tags, title }: ArticleTagsProps) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Tags" data-print="no" className="mt-12 border-t border-line pt-5">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {tags.map((tag, index) => (
          <li key={tag} {...sourceOf(title, `tags[${index}]`)}>
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
