import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import type { Section, TitleLevel } from '@/sections/section'
import { Container } from '@/ui/band'

/** The section that can open a page. */
export function isHead({ _type }: Pick<Section, '_type'>): boolean {
  return _type === 'hero'
}

type HeadTitleProps = { level: TitleLevel; title: string; className?: string }

/** The title of a hero; a long one is smaller, so that it takes three lines. */
export function HeadTitle({ level: Level, title, className }: HeadTitleProps) {
  if (!title) return null
  const { length } = stegaClean(title)
  return (
    <Level
      dir="auto"
      className={clsx('display text-ink', length > 26 && '[--fit:0.76]', className)}
    >
      {title}
    </Level>
  )
}

/** The h1 of a page that no head opens; for screen readers only when a head further down shows a title. */
export function PageTitle({ title, isHidden }: { title: string; isHidden: boolean }) {
  if (isHidden) return <h1 className="sr-only">{title}</h1>
  return (
    <div className="border-b border-line">
      <Container className="py-14 lg:py-20">
        <HeadTitle level="h1" title={title} className="max-w-[10.76em]" />
      </Container>
    </div>
  )
}
