import { Source } from '@/sections/stat-band/source'
import type { StatBandProps } from '@/sections/stat-band/to-stat-band'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** On ink: the figures in one row on the lit line, each at a node of it. */
export function FigureRow({ title, eyebrow, text, anchor, figures, source }: StatBandProps) {
  return (
    <Band anchor={anchor} tone="ink">
      {title && <SectionHeading title={title} eyebrow={eyebrow} text={text} className="mb-12" />}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ key, value, label, note }) => (
          <div
            key={key}
            className="relative flex flex-col-reverse justify-end border-t-2 border-lantern pt-6"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 size-3.5 -translate-y-[calc(50%+1px)] rounded-full border-2 border-lantern bg-night"
            />
            <dt className="mt-3">
              <span className="block font-semibold text-on-night">{label}</span>
              {note && <span className="block text-small">{note}</span>}
            </dt>
            <dd className="figure text-on-night">{value}</dd>
          </div>
        ))}
      </dl>
      <Source text={source} />
    </Band>
  )
}
