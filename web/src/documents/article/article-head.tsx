import type { ReactNode } from 'react'
import { sourceOf } from '@/content/drafts/source'
import type { Article } from '@/documents/article/article'
import { type ArticleArea, articleListHref } from '@/documents/article/article-filter'
import { formatDate } from '@/lib/format-date'
import { Container } from '@/ui/band'
import { Link } from '@/ui/link'
import { PathMark } from '@/ui/marks'

type ArticleHeadProps = Pick<
  Article,
  'title' | 'summary' | 'category' | 'author' | 'publishedOn' | 'updatedOn'
> & {
  area: ArticleArea
  minutes: number
  picture: ReactNode
}

/** Title, author and reading time of an article, beside its picture. */
export function ArticleHead(props: ArticleHeadProps) {
  const { area, title, summary, category, author, publishedOn, updatedOn, minutes, picture } = props
  return (
    <header className="border-b border-line bg-paper-sunk">
      <Container className="grid items-center gap-x-16 gap-y-8 py-8 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div className="min-w-0">
          {category?.title && (
            <p className="mb-5 flex items-center gap-3 text-small font-semibold">
              <PathMark className="shrink-0 text-ink" />
              <Link
                href={articleListHref(area, { category: category.slug })}
                prefetch={false}
                className="text-link"
              >
                {category.title}
              </Link>
            </p>
          )}
          <h1 dir="auto" className="display text-ink [--fit:0.76]">
            {title}
          </h1>
          <p dir="auto" className="mt-6 measure text-lead">
            {summary}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 text-small">
            {author?.name && <Byline {...author} />}
            <p className="tabular">
              {publishedOn && formatDate(publishedOn) && (
                <>
                  <time {...sourceOf(title, 'publishedOn')} dateTime={publishedOn}>
                    {formatDate(publishedOn)}
                  </time>
                  <Separator />
                </>
              )}
              {updatedOn && formatDate(updatedOn) && (
                <>
                  <time {...sourceOf(title, 'updatedOn')} dateTime={updatedOn}>
                    {`Updated ${formatDate(updatedOn)}`}
                  </time>
                  <Separator />
                </>
              )}
              <span>{`${minutes} min read`}</span>
            </p>
          </div>
        </div>
        {picture}
      </Container>
    </header>
  )
}

function Separator() {
  return (
    <>
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, </span>
    </>
  )
}

function Byline({ name, role }: NonNullable<Article['author']>) {
  return (
    <p>
      <span className="block font-semibold text-ink">{name}</span>
      <span className="block text-ink-mute">{role}</span>
    </p>
  )
}
