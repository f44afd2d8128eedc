import { ChevronDown } from '@/ui/marks'
import type { TextHeading } from '@/ui/rich-text/headings'

const TITLE = 'On this page'

/** Links to a text's headings: beside it on wide screens, collapsed above it on narrow ones. */
export function TableOfContents({ headings }: { headings: readonly TextHeading[] }) {
  if (headings.length < 2) return null
  return (
    <>
      <details className="border-y border-line lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold text-ink">
          {TITLE}
          <ChevronDown />
        </summary>
        <nav aria-label={`${TITLE}, folded`} className="pb-3">
          <HeadingLinks headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={TITLE}
        className="hidden lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:block sm:max-h-[80dvh] lg:self-start lg:overflow-y-auto"
      >
        <p className="mb-2 border-b border-line pb-2 text-small font-semibold text-ink">{TITLE}</p>
        <HeadingLinks headings={headings} />
      </nav>
    </>
  )
}

function HeadingLinks({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <ol className="text-small">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 text-ink-soft underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-lantern"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
