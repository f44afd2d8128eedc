import clsx from 'clsx'
import { useId } from 'react'
import { type Chart, type ChartPoint, formatValue } from '@/illustrations/charts/chart'
import { marks, SharePatterns, shareFill } from '@/illustrations/charts/marks'
import { round } from '@/illustrations/charts/value-scale'
import { sourceOf } from '@/sanity/drafts/source'

type ShareProps = Pick<Chart, 'points' | 'unit'>

/** Narrower parts have their number in the legend only. */
const LABELED = 8

/** A stacked bar with a pattern for each part, and a legend. */
export function Share({ points, unit }: ShareProps) {
  const id = useId()
  const parts = shareParts(points, unit)
  return (
    <div className="text-ink in-[.on-night]:text-on-night">
      <ShareBar id={id} parts={parts} unit={unit} />
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {parts.map(({ key, label, value, note, highlight }, index) => (
          <li
            key={key}
            className="grid grid-cols-[1.5rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-3 in-[.on-night]:border-night-line"
          >
            <ShareSample id={id} index={index} highlight={highlight} />
            <p className={clsx('text-small', highlight ? 'font-semibold' : 'font-medium')}>
              {label}
              {note && (
                <span className="block text-micro font-normal text-ink-mute in-[.on-night]:text-on-night-soft">
                  {note}
                </span>
              )}
            </p>
            <p {...sourceOf(label, 'value')} className="figure text-title-m">
              {formatValue(value, unit)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ShareBarProps = { id: string; parts: readonly SharePart[]; unit: string }

/** The stacked bar, with its patterns. Fills the width of its container. */
export function ShareBar({ id, parts, unit }: ShareBarProps) {
  return (
    <svg aria-hidden="true" width="100%" height="92" className="block overflow-visible">
      <SharePatterns id={id} />
      <rect y="24" width="100%" height="64" className={clsx('fill-none', marks.grid)} />
      {parts.map(({ key, ...part }, index) => (
        <Part key={key} {...part} fill={shareFill(id, index)} unit={unit} />
      ))}
    </svg>
  )
}

type ShareSampleProps = { id: string; index: number; highlight: boolean }

/** The fill of a part, for the legend. */
export function ShareSample({ id, index, highlight }: ShareSampleProps) {
  return (
    <svg aria-hidden="true" width="24" height="16" className="self-center">
      <rect
        x="0.75"
        y="0.75"
        width="22.5"
        height="14.5"
        strokeWidth="1.5"
        {...(highlight
          ? { className: marks.lit }
          : { fill: shareFill(id, index), stroke: 'currentColor' })}
      />
    </svg>
  )
}

type PartProps = Omit<SharePart, 'key'> & { fill: string; unit: string }

function Part({ start, width, label, value, highlight, fill, unit }: PartProps) {
  return (
    <>
      <rect
        x={`${start}%`}
        y="24"
        width={`${width}%`}
        height="64"
        strokeWidth="1.5"
        {...(highlight ? { className: marks.lit } : { fill, stroke: 'currentColor' })}
      />
      {width >= LABELED && (
        <text
          {...sourceOf(label, 'value')}
          x={`${start}%`}
          y="16"
          className="fill-current text-micro font-semibold tabular"
        >
          {formatValue(value, unit)}
        </text>
      )}
    </>
  )
}

type SharePart = ChartPoint & {
  /** Start and width of the part, in percent of the bar. */
  start: number
  width: number
}

/** Consecutive parts. If they add up to less than 100 %, the rest of the bar is empty. */
export function shareParts(points: readonly ChartPoint[], unit: string): SharePart[] {
  const sum = points.reduce((total, { value }) => total + value, 0)
  const whole = unit === '%' ? Math.max(100, sum) : sum
  let before = 0
  return points.map((point) => {
    const start = whole === 0 ? 0 : round((before / whole) * 100)
    const width = whole === 0 ? 0 : round((point.value / whole) * 100)
    before += point.value
    return { ...point, start, width }
  })
}
