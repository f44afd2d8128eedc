import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { PathMark } from '@/ui/marks'

type SectionHeadingProps = {
  title: string
  eyebrow?: string | undefined
  text?: string | undefined
  /** 'split' places a text of three lines or more beside the title; every other text is below it. */
  layout?: 'stacked' | 'split'
  className?: string
}

/** Letters of a text that takes three lines of its half. */
const THREE_LINES = 160

/** The head of a section: eyebrow, h2 and lead text. */
export function SectionHeading({
  title,
  eyebrow,
  text,
  layout = 'stacked',
  className,
}: SectionHeadingProps) {
  const split = layout === 'split' && text && stegaClean(text).length > THREE_LINES
  return (
    <header className={className}>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <div
        className={
          split ? 'grid gap-x-16 gap-y-3 lg:grid-cols-[7fr_5fr] lg:items-baseline' : 'max-w-3xl'
        }
      >
        {title && (
          <h2 dir="auto" className="title-l text-ink in-[.on-night]:text-on-night">
            {title}
          </h2>
        )}
        {text && (
          <p dir="auto" className={clsx('text-lead', !split && 'mt-3 max-w-[38rem] sm:mt-4')}>
            {text}
          </p>
        )}
      </div>
    </header>
  )
}

/** The line above a title. */
export function Eyebrow({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="mb-2 flex items-center gap-3 text-small font-semibold sm:mb-4 text-ink in-[.on-night]:text-on-night"
    >
      <PathMark className="shrink-0" />
      {text}
    </p>
  )
}
