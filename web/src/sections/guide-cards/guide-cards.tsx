import Link from 'next/link'
import type { GuideCardsProps } from '@/sections/guide-cards/to-guide-cards'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Chosen guides, the time that each takes as large as a figure. */
export function GuideCards({ guides, anchor, ...heading }: GuideCardsProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {guides.map(({ id, path, title, tag, minutes, summary }) => (
          <li
            key={id}
            className="relative flex flex-col rounded-lg border border-line bg-paper p-6 hover:border-ink"
          >
            {tag && <p className="text-micro font-semibold text-lantern-deep">{tag}</p>}
            {minutes && (
              <p className="mt-6 flex items-baseline gap-2 text-small text-ink-mute">
                <span className="figure text-ink">{minutes} min</span>
                with exercises
              </p>
            )}
            <h3 className="title-s mt-5 text-ink">
              <Link
                href={path}
                className="underline decoration-transparent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-lantern"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-small">{summary}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
