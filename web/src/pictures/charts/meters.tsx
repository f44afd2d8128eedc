import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { type Chart, formatValue } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { valueScale } from '@/pictures/charts/scale'

/** Each value relative to its own limit. */
export function Meters({
  points,
  unit,
  compareName,
}: Pick<Chart, 'points' | 'unit' | 'compareName'>) {
  // A meter without a limit ends here.
  const end = unit === '%' ? 100 : Math.max(...points.map(({ value }) => value))
  const limit = points[0]?.compare
  // A limit that all values have is named once, above them.
  const isShared = points.length > 1 && points.every(({ compare }) => compare === limit)
  const name = stegaClean(compareName)
  return (
    <div className="stack-6">
      {isShared && limit !== undefined && (
        <p className="flex items-center justify-end gap-2 text-micro font-semibold tabular">
          <span aria-hidden="true" className="h-4 w-0.5 bg-current forced-colors:bg-[CanvasText]" />
          {name} {formatValue(limit, unit)}
        </p>
      )}
      {points.map(({ key, label, note, value, compare, highlight }) => (
        <div key={key}>
          <div className="flex items-baseline justify-between gap-4">
            <p className={clsx('text-small', highlight ? 'font-semibold' : 'font-medium')}>
              {label}
            </p>
            <p
              {...sourceOf(label, 'value')}
              className="max-w-3/4 shrink-0 text-small font-semibold tabular"
            >
              {formatValue(value, unit)}
            </p>
          </div>
          <MeterBar value={value} compare={compare} highlight={highlight} end={end} />
          <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-micro text-ink-mute in-[.on-night]:text-on-night-soft">
            <p>{note}</p>
            {compare !== undefined && !isShared && name && (
              <p {...sourceOf(label, 'compare')} className="ml-auto tabular">
                {name} {formatValue(compare, unit)}
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

type MeterBarProps = { value: number; compare: number | undefined; highlight: boolean; end: number }

/** The bar of a value with a line at its limit. */
function MeterBar({ value, compare, highlight, end }: MeterBarProps) {
  const { at } = valueScale([value, compare ?? end], { nice: false })
  const limit = compare === undefined ? undefined : at(compare)
  return (
    <svg aria-hidden="true" width="100%" height="20" className="mt-1.5 block overflow-visible">
      <rect y="4" width="100%" height="12" className={clsx('fill-none', marks.grid)} />
      <rect
        y="4"
        width={`${at(value)}%`}
        height="12"
        className={highlight ? marks.lit : marks.solid}
      />
      {limit !== undefined && (
        <line
          x1={`${limit}%`}
          x2={`${limit}%`}
          y1="0"
          y2="20"
          strokeWidth="2"
          className={
            limit < at(value) ? 'stroke-lantern forced-colors:stroke-[Highlight]' : 'stroke-current'
          }
        />
      )}
    </svg>
  )
}
