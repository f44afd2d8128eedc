import type { Guide } from '@/content/guide/guide'
import { headingsOf } from '@/portable-text/heading-id'
import { RichText } from '@/portable-text/rich-text'
import { TableOfContents } from '@/portable-text/table-of-contents'
import { GuideFoot } from '@/shell/guide/guide-foot'
import { GuideHead } from '@/shell/guide/guide-head'
import { Container } from '@/ui/container'

type GuidePageProps = { guide: Omit<Guide, 'id' | 'path' | 'seo'> }

/** A guide: what it is about, its steps, and where to go from there. */
export function GuidePage({ guide: { body, next, ...head } }: GuidePageProps) {
  return (
    <article>
      <GuideHead {...head} />
      <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:py-20">
        <TableOfContents headings={headingsOf(body)} />
        <div className="measure min-w-0 lg:col-start-2">
          <RichText value={body} />
        </div>
      </Container>
      <GuideFoot topic={head.topic} next={next} />
    </article>
  )
}
