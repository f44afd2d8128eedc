import clsx from 'clsx'
import { PathMark } from '@/ui/marks'

type SectionHeadingProps = {
  title: string
  eyebrow?: string | undefined
  text?: string | undefined
  /** 'split' places the text beside the title, 'stacked' below it. */
  layout?: 'stacked' | 'split'
  className?: string
}

/** The head of a section: eyebrow, h2 and lead text. */
export function SectionHeading({
  title,
  eyebrow,
  text,
  layout = 'stacked',
  className,
}: SectionHeadingProps) {
  const split = layout === 'split' && text
  return (
    <header
      className={clsx(
        split
          ? 'grid gap-x-16 gap-y-3 sm:gap-y-5 lg:grid-cols-[1.15fr_1fr] lg:items-end'
          : 'max-w-3xl',
        className,
      )}
    >
      <div>
        {eyebrow && <Eyebrow text={eyebrow} />}
        {title && (
          <h2 dir="auto" className="title-l text-ink in-[.on-night]:text-on-night">
            {title}
          </h2>
        )}
      </div>
      {text && (
        <p dir="auto" className={clsx('text-lead', !split && 'mt-3 sm:mt-5')}>
          {text}
        </p>
      )}
    </header>
  )
}

/** The line above a title. */
export function Eyebrow({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="mb-2 flex items-center gap-3 text-small sm:mb-4 font-semibold text-ink in-[.on-night]:text-on-night"
    >
      <PathMark className="shrink-0" />
      {text}
    </p>
  )
}
