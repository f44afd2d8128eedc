import { IndicatorTable } from '@/sections/board-brief/indicator-table'
import type { Brief } from '@/sections/board-brief/to-board-brief'

/** One sheet of paper: who, when, the one sentence, the indicators, what changed, what to decide. */
export function BriefSheet({
  organisation,
  period,
  verdict,
  indicators,
  changes,
  decisions,
}: Omit<Brief, 'note'>) {
  return (
    <article className="bg-paper p-6 text-ink-soft shadow-panel sm:p-10 lg:p-14">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-3 text-small">
        <p className="font-semibold text-ink">{organisation}</p>
        <p className="text-ink-mute">{period}</p>
      </header>
      <p className="mt-8 font-serif text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] leading-[1.25] font-medium tracking-tight text-ink">
        {verdict}
      </p>
      <IndicatorTable indicators={indicators} />
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {changes.length > 0 && (
          <section>
            <h3 className="title-s text-ink">What has changed</h3>
            <ul className="mt-3 space-y-3 text-small">
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
            <ol className="mt-3 space-y-3 text-small">
              {decisions.map(({ key, title, text }) => (
                <li key={key} className="border-l-2 border-lantern pl-4">
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
