import clsx from 'clsx'
import Link from 'next/link'
import type { Neighbour } from '@/content/article/neighbours'
import { type ArticleArea, articleListHref } from '@/routes/article-list'
import { Container } from '@/ui/container'

type ArticleNeighboursProps = {
  area: ArticleArea
  /** What the list is called. */
  listTitle: string
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

/** The article before and the one after, by date, and the way back to all of them. */
export function ArticleNeighbours({ area, listTitle, previous, next }: ArticleNeighboursProps) {
  return (
    <Container className="pb-band">
      <nav
        aria-label="More articles"
        className="grid border-t border-ink wrap-anywhere md:grid-cols-2 md:divide-x md:divide-line"
      >
        {previous && <NeighbourLink label="Previous" {...previous} className="md:pr-8" />}
        {next && <NeighbourLink label="Next" {...next} className="md:pl-8 md:text-right" />}
        <p className="border-t border-line pt-5 md:col-span-full">
          <Link href={articleListHref(area)} className="text-link font-semibold">
            All of {listTitle}
          </Link>
        </p>
      </nav>
    </Container>
  )
}

type NeighbourLinkProps = Neighbour & { label: string; className: string }

function NeighbourLink({ label, path, title, className }: NeighbourLinkProps) {
  return (
    <Link href={path} className={clsx('group block py-6 md:only-of-type:col-span-full', className)}>
      <span className="block text-small text-ink-mute">{label}</span>
      <span className="title-m block text-ink decoration-lantern decoration-2 underline-offset-4 group-hover:underline">
        {title}
      </span>
    </Link>
  )
}
