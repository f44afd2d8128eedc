import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { type Chart, type ChartPoint, formatValue } from '@/illustrations/charts/chart'
import { marks } from '@/illustrations/charts/marks'
import { valueScale } from '@/illustrations/charts/value-scale'
import { sourceOf } from '@/sanity/drafts/source'

type MetersProps = Pick<Chart, 'points' | 'unit' | 'compareName'>

/** Each value relative to its own limit. */
export function Meters({ points, unit, compareName }: MetersProps) {
  const end = meterEnd(points, unit)
  const limit = sharedLimit(points)
  return (
    <div className="stack-6">
      {limit !== undefined && (
        <p className="flex items-center justify-end gap-2 text-micro font-semibold text-ink tabular in-[.on-night]:text-on-night">
          <span aria-hidden="true" className="h-4 w-0.5 bg-current forced-colors:bg-[CanvasText]" />
          {stegaClean(compareName)} {formatValue(limit, unit)}
        </p>
      )}
      {points.map(({ key, ...point }) => (
        <Meter
          key={key}
          {...point}
          unit={unit}
          limitName={limit === undefined ? compareName : undefined}
          end={end}
        />
      ))}
    </div>
  )
}

/** A limit that all values have; it is named once, above them. */
function sharedLimit(points: readonly ChartPoint[]): number | undefined {
  const [first, ...others] = points
  const isShared = others.length > 0 && others.every(({ compare }) => compare === first?.compare)
  return isShared ? first?.compare : undefined
}

/** The end of a meter without a limit. */
export function meterEnd(points: readonly ChartPoint[], unit: string): number {
  return unit === '%' ? 100 : Math.max(...points.map(({ value }) => value))
}

type MeterProps = Omit<ChartPoint, 'key'> & {
  unit: string
  limitName?: string | undefined
  end: number
}

function Meter({ label, note, value, compare, highlight, unit, limitName, end }: MeterProps) {
  return (
    <div className="text-ink in-[.on-night]:text-on-night">
      <div className="flex items-baseline justify-between gap-4">
        <p className={clsx('text-small', highlight ? 'font-semibold' : 'font-medium')}>{label}</p>
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
        {compare !== undefined && limitName && (
          <p {...sourceOf(label, 'compare')} className="ml-auto tabular">
            {stegaClean(limitName)} {formatValue(compare, unit)}
          </p>
        )}
      </div>
    </div>
  )
}

type MeterBarProps = Pick<MeterProps, 'value' | 'compare' | 'highlight' | 'end'>

/** The bar of a value with a line at its limit. Fills the width of its container. */
export function MeterBar({ value, compare, highlight, end }: MeterBarProps) {
  const scale = valueScale([value, compare ?? end], { nice: false })
  const limit = compare === undefined ? undefined : scale.at(compare)
  return (
    <svg aria-hidden="true" width="100%" height="20" className="mt-1.5 block overflow-visible">
      <rect y="4" width="100%" height="12" className={clsx('fill-none', marks.grid)} />
      <rect
        y="4"
        width={`${scale.at(value)}%`}
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
            limit < scale.at(value)
              ? 'stroke-lantern forced-colors:stroke-[Highlight]'
              : 'stroke-current'
          }
        />
      )}
    </svg>
  )
}
