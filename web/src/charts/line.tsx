import clsx from 'clsx'
import type { Chart } from '@/charts/chart'
import { chartValues } from '@/charts/chart-values'
import { NARROW, WIDE } from '@/charts/labels-fit'
import { LineEnds } from '@/charts/line-ends'
import { namedPoints, pointAt } from '@/charts/line-labels'
import { marks } from '@/charts/marks'
import { axisWidth, GridLines, ValueAxis } from '@/charts/value-axis'
import { round, type ValueScale, valueScale } from '@/charts/value-scale'

type LineProps = Pick<Chart, 'points' | 'unit'>

/** A line through points in time, and a dashed one for what they are compared with. */
export function Line({ points, unit }: LineProps) {
  const scale = valueScale(chartValues(points))
  return (
    <div className="text-ink in-[.on-night]:text-on-night">
      <div className="grid h-64 grid-cols-[auto_1fr] pt-7 pr-8 lg:h-80">
        <ValueAxis scale={scale} unit={unit} />
        <svg aria-hidden="true" className="h-full w-full overflow-visible">
          <GridLines scale={scale} />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible"
          >
            <Path points={points.map(({ value }) => value)} scale={scale} />
            <Path points={points.map(({ compare }) => compare)} scale={scale} dashed />
          </svg>
          <LineEnds points={points} unit={unit} scale={scale} />
        </svg>
      </div>
      <div className={clsx('pr-8', axisWidth({ scale, unit }).beside)}>
        <PointNames points={points} />
      </div>
    </div>
  )
}

type PathProps = {
  points: readonly (number | undefined)[]
  scale: ValueScale
  dashed?: boolean
}

/** The box is stretched to the plot; the stroke is not. */
function Path({ points, scale, dashed = false }: PathProps) {
  const stops = points.flatMap((value, index) =>
    value === undefined ? [] : `${pointAt(index, points.length)},${round(100 - scale.at(value))}`,
  )
  if (stops.length < 2) return null
  return (
    <polyline
      points={stops.join(' ')}
      fill="none"
      strokeWidth={dashed ? 2 : 2.5}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      {...(dashed && { strokeDasharray: '3 5' })}
      className="stroke-current"
    />
  )
}

function PointNames({ points }: Pick<Chart, 'points'>) {
  const narrow = namedPoints(points, NARROW)
  const wide = namedPoints(points, WIDE)
  return (
    <svg aria-hidden="true" width="100%" height="24" className="block overflow-visible text-micro">
      {points.map(({ key, label, highlight }, index) => (
        <text
          key={key}
          x={`${pointAt(index, points.length)}%`}
          y="20"
          textAnchor="middle"
          className={clsx(
            highlight ? 'fill-current font-semibold' : marks.quietText,
            !narrow.has(index) && 'max-sm:hidden',
            !wide.has(index) && 'sm:hidden',
          )}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
