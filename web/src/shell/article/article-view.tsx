import { ContentImage } from '@/cards/content-image'
import type { Article } from '@/content/article/article'
import type { Neighbour } from '@/content/article/neighbours'
import { readingMinutes } from '@/content/article/reading-time'
import { ArticleLead } from '@/pictures/article-lead/article-lead'
import { headingsOf } from '@/portable-text/heading-id'
import { RichText } from '@/portable-text/rich-text'
import { TableOfContents } from '@/portable-text/table-of-contents'
import type { ArticleArea } from '@/routes/article-list'
import { ArticleHead } from '@/shell/article/article-head'
import { ArticleNeighbours } from '@/shell/article/article-neighbours'
import { ArticleTags } from '@/shell/article/article-tags'
import { Container } from '@/ui/container'

type ArticleViewProps = {
  area: ArticleArea
  article: Article
  listTitle: string
  neighbours: { previous?: Neighbour; next?: Neighbour }
}

/** An article with its head, its contents, its text and where to go from it. */
export function ArticleView({ area, article, listTitle, neighbours }: ArticleViewProps) {
  const { path, image, body, tags } = article
  return (
    <>
      <article>
        <ArticleHead {...article} area={area} minutes={readingMinutes(body)} />
        <Container className="py-10 lg:pt-14">
          {image ? (
            <ContentImage
              image={image}
              maxWidth={1312}
              sizes="(min-width: 88rem) 1312px, 92vw"
              eager
            />
          ) : (
            <ArticleLead name={path} tone="night" wide />
          )}
        </Container>
        <Container className="grid gap-x-16 gap-y-8 pb-14 lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:pb-20">
          <TableOfContents headings={headingsOf(body)} />
          <div className="measure min-w-0 lg:col-start-2">
            <RichText value={body} />
            <ArticleTags area={area} tags={tags} />
          </div>
        </Container>
      </article>
      <ArticleNeighbours area={area} listTitle={listTitle} {...neighbours} />
    </>
  )
}
