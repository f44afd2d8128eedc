import clsx from 'clsx'
import { type Chart, type ChartPoint, chartValues, formatMark } from '@/illustrations/charts/chart'
import {
  NARROW,
  namedPoints,
  numberedPoints,
  pointAt,
  WIDE,
} from '@/illustrations/charts/line-labels'
import { marks } from '@/illustrations/charts/marks'
import { axisWidth, GridLines, ValueAxis } from '@/illustrations/charts/value-axis'
import { round, type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { type Source, sourceOf } from '@/sanity/drafts/source'

type LineProps = Pick<Chart, 'points' | 'unit'>

/** A line over time, and a dashed one for the comparison. */
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

/** The viewBox is stretched to the plot; the stroke is not. */
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

type LineEndsProps = Pick<Chart, 'points' | 'unit'> & { scale: ValueScale }

/** Dots and numbers of the labeled points; the comparison has a number at its end. */
function LineEnds({ points, unit, scale }: LineEndsProps) {
  const numbered = numberedPoints(points)
  const last = points.length - 1
  return points.map((point, index) => {
    const compared = index === last ? point.compare : undefined
    if (!numbered.has(index) && compared === undefined) return null
    const x = pointAt(index, points.length)
    return (
      <g key={point.key}>
        {compared !== undefined && (
          <Dot
            x={x}
            value={compared}
            source={sourceOf(point.label, 'compare')}
            unit={unit}
            scale={scale}
            hollow
            below={compared < point.value}
          />
        )}
        {numbered.has(index) && (
          <Dot
            x={x}
            value={point.value}
            source={sourceOf(point.label, 'value')}
            unit={unit}
            scale={scale}
            lit={point.highlight}
            below={isLower(point)}
          />
        )}
      </g>
    )
  })
}

/** Numbers of the lower of two lines are below it. */
const isLower = ({ value, compare }: ChartPoint) => compare !== undefined && value <= compare

type DotProps = {
  x: number
  value: number
  source: Source
  unit: string
  scale: ValueScale
  below: boolean
  lit?: boolean
  hollow?: boolean
}

function Dot({ x, value, source, unit, scale, below, lit = false, hollow = false }: DotProps) {
  const y = `${round(100 - scale.at(value))}%`
  return (
    <>
      <circle
        cx={`${x}%`}
        cy={y}
        r={lit ? 6 : 4}
        strokeWidth="1.5"
        className={
          lit
            ? marks.lit
            : hollow
              ? 'fill-paper stroke-current in-[.on-night]:fill-night forced-colors:fill-[Canvas]'
              : marks.solid
        }
      />
      <text
        x={`${x}%`}
        y={y}
        {...source}
        dy={below ? 22 : -13}
        textAnchor="middle"
        className={
          hollow
            ? `text-small tabular-nums ${marks.quietText}`
            : 'fill-current text-small font-semibold tabular-nums'
        }
      >
        {formatMark(value, unit)}
      </text>
    </>
  )
}
