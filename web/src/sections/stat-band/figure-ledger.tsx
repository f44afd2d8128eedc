import { Source } from '@/sections/stat-band/source'
import type { StatBandProps } from '@/sections/stat-band/to-stat-band'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** On paper: a ruled table of figures beside its head. */
export function FigureLedger({ title, eyebrow, text, anchor, figures, source }: StatBandProps) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div>
          {title && <SectionHeading title={title} eyebrow={eyebrow} text={text} />}
          <Source text={source} />
        </div>
        <dl className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-10">
          {figures.map(({ key, value, label, note }) => (
            <div
              key={key}
              className="flex items-baseline justify-between gap-6 border-b border-line py-5"
            >
              <dt>
                <span className="block font-semibold text-ink">{label}</span>
                {note && <span className="block text-small text-ink-mute">{note}</span>}
              </dt>
              <dd className="figure max-w-3/4 shrink-0 text-[clamp(1.875rem,1.6rem+1.2vw,2.75rem)] text-ink">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  )
}
