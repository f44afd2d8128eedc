import clsx from 'clsx'
import { useId } from 'react'
import { sourceOf } from '@/content/drafts/source'
import { type Chart, type ChartPoint, formatValue } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { round } from '@/pictures/charts/scale'

/** Narrower parts have their number in the legend only. */
const LABELED = 6

/** A stacked bar with a pattern for each part, and a legend. */
export function Share({ points, unit }: Pick<Chart, 'points' | 'unit'>) {
  const id = useId()
  const parts = shareParts(points, unit)
  const look = (index: number, highlight: boolean) =>
    highlight ? { className: marks.lit } : { fill: fillOf(id, index), stroke: 'currentColor' }
  return (
    <>
      <svg aria-hidden="true" width="100%" height="92" className="block overflow-visible">
        <Patterns id={id} />
        <rect y="24" width="100%" height="64" className={clsx('fill-none', marks.grid)} />
        {parts.map(({ key, start, width, label, value, highlight }, index) => (
          <g key={key}>
            <rect
              x={`${start}%`}
              y="24"
              width={`${width}%`}
              height="64"
              strokeWidth="1.5"
              {...look(index, highlight)}
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
          </g>
        ))}
      </svg>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {parts.map(({ key, label, value, note, highlight }, index) => (
          <li
            key={key}
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 border-b border-line py-3 in-[.on-night]:border-night-line"
          >
            <svg aria-hidden="true" width="24" height="16" className="self-center">
              <rect
                x="0.75"
                y="0.75"
                width="22.5"
                height="14.5"
                strokeWidth="1.5"
                {...look(index, highlight)}
              />
            </svg>
            <p className={clsx('text-small', highlight ? 'font-semibold' : 'font-medium')}>
              {label}
              {note && <span className={marks.note}>{note}</span>}
            </p>
            <p {...sourceOf(label, 'value')} className="figure text-title-m">
              {formatValue(value, unit)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Six fillings differ without color: solid, these four, and none. */
const FILLINGS = 6

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 1l2-2M0 7l7-7M6 8l2-2" stroke="currentColor" strokeWidth="2.2" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.5" fill="currentColor" />
      </pattern>
      <pattern id={`${id}-3`} width="100" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 2.5h100" stroke="currentColor" strokeWidth="1" />
      </pattern>
      <pattern id={`${id}-4`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 8M8 0l-8 8" stroke="currentColor" strokeWidth="1" />
      </pattern>
    </defs>
  )
}

/** The fill of the part at an index; the id separates the charts of a page. */
function fillOf(id: string, index: number): string {
  const filling = index % FILLINGS
  if (filling === 0) return 'currentColor'
  return filling === FILLINGS - 1 ? 'none' : `url(#${id}-${filling})`
}

/** Start and width of consecutive parts in percent of the bar, whose end is empty below 100 %. */
export function shareParts(points: readonly ChartPoint[], unit: string) {
  const sum = points.reduce((total, { value }) => total + value, 0)
  const whole = unit === '%' ? Math.max(100, sum) : sum
  const percent = (value: number) => (whole === 0 ? 0 : round((value / whole) * 100))
  let before = 0
  return points.map((point) => {
    const start = percent(before)
    before += point.value
    return { ...point, start, width: percent(point.value) }
  })
}
