import { PageNumber } from '@/sections/findings/page-number'
import type { FindingsProps } from '@/sections/findings/to-findings'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** One row each: number, figure, statement. */
export function LedgerFindings({ findings, source, anchor, ...heading }: FindingsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ol className="border-t-2 border-ink">
        {findings.map(({ key, value, title, text, page }, index) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-2 border-b border-line py-8 md:grid-cols-[2.5rem_minmax(0,4fr)_minmax(0,7fr)] md:py-10"
          >
            <p aria-hidden="true" className="title-s text-ink-mute tabular-nums max-md:hidden">
              {index + 1}
            </p>
            <p className="figure text-[clamp(2.75rem,2rem+3.4vw,5rem)] text-ink">{value}</p>
            <div className="max-w-prose">
              <h3 className="title-m text-ink">{title}</h3>
              {text && <p className="mt-2.5">{text}</p>}
              <PageNumber page={page} />
            </div>
          </li>
        ))}
      </ol>
      {source && <p className="mt-6 text-micro text-ink-mute">Source: {source}</p>}
    </Band>
  )
}
