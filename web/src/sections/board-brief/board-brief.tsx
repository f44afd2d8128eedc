import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type BoardBriefProps = SectionProps<'boardBrief'>
type Indicator = BoardBriefProps['indicators'][number]

/** A sample of the page that a board gets. */
export function BoardBrief({ anchor, eyebrow, title, text, ...brief }: BoardBriefProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
          <SectionHeading eyebrow={eyebrow} title={title} text={text} />
          {brief.note && <p className="mt-8 text-small">{brief.note}</p>}
        </div>
        <BriefSheet {...brief} />
      </div>
    </Band>
  )
}

/** Organization, period, verdict, indicators, changes and decisions on one sheet. */
function BriefSheet({
  organization,
  period,
  verdict,
  indicators,
  changes,
  decisions,
}: Omit<BoardBriefProps, 'anchor' | 'eyebrow' | 'title' | 'text'>) {
  return (
    <article className="bg-paper p-6 max-[18rem]:p-4 text-ink-soft shadow-panel sm:p-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-3 text-small">
        <p className="font-semibold text-ink">{organization}</p>
        <p className="text-ink-mute">{period}</p>
      </header>
      {verdict && (
        <p className="mt-8 font-serif text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] leading-tight font-medium tracking-tight text-ink">
          {verdict}
        </p>
      )}
      {indicators.length > 0 && <IndicatorTable indicators={indicators} />}
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {changes.length > 0 && (
          <section>
            <h3 className="title-s text-ink">What has changed</h3>
            <ul className="mt-3 stack-3 text-small">
              {changes.map((change) => (
                <li key={change} className="border-l-2 border-line-strong pl-4">
                  {change}
                </li>
              ))}
            </ul>
          </section>
        )}
        {decisions.length > 0 && (
          <section>
            <h3 className="title-s text-ink">For decision</h3>
            <ol className="mt-3 stack-3 text-small">
              {decisions.map(({ _key, title, text }) => (
                <li key={_key} className="border-l-2 border-lantern pl-4">
                  <span className="block font-semibold text-ink">{title}</span>
                  {text}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </article>
  )
}

const marks: Record<Indicator['standing'], string> = {
  within: 'border-safe bg-safe-wash text-safe',
  watch: 'border-lantern-deep bg-lantern-wash text-lantern-deep',
  outside: 'border-risk bg-risk-wash text-risk',
}

const standings: Record<Indicator['standing'], string> = {
  within: 'Within appetite',
  watch: 'Watch',
  outside: 'Outside appetite',
}

/** The indicators against their limits; on a phone each is a row of two lines. */
function IndicatorTable({ indicators }: { indicators: readonly Indicator[] }) {
  return (
    <table className="mt-8 w-full text-left text-small max-md:wrap-anywhere">
      <caption className="sr-only">Indicators against their limits</caption>
      <thead className="text-ink-mute max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-normal">
            Indicator
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            This quarter
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Last
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Limit
          </th>
          <th scope="col" className="py-2 font-normal">
            Standing
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {indicators.map(({ _key, label, value, before, limit, standing }) => (
          <tr
            key={_key}
            className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3 max-[18rem]:grid-cols-1 max-[18rem]:*:text-left"
          >
            <th scope="row" className="font-semibold text-ink md:py-3 md:pr-4">
              {label}
            </th>
            <td className="text-right font-serif text-[1.375rem] leading-tight font-medium text-ink md:py-3 md:pr-4">
              {value}
            </td>
            <td className="text-right max-md:hidden md:py-3 md:pr-4">{before}</td>
            <td className="text-ink-mute md:py-3 md:pr-4 md:text-right">
              <span className="md:hidden">Limit </span>
              {limit}
            </td>
            <td className="max-md:text-right md:py-3">
              <span
                {...sourceOf(label, 'standing')}
                className={clsx(
                  'inline-block rounded-sm border px-2 py-0.5 text-micro font-semibold min-[22rem]:whitespace-nowrap',
                  marks[standing],
                )}
              >
                {standings[standing]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
