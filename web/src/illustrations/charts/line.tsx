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
        <LineMarks points={points} unit={unit} scale={scale} />
      </div>
      <div className={clsx('pr-8', axisWidth({ scale, unit }).beside)}>
        <PointNames points={points} />
      </div>
    </div>
  )
}

/** The coordinate system of a path: percent, or the plot's size in pixels if it is known. */
type PathSize = { width: number; height: number }

const PERCENT: PathSize = { width: 100, height: 100 }

type LineEndsProps = LineProps & { scale: ValueScale }
type LineMarksProps = LineEndsProps & { pathSize?: PathSize }

/** Gridlines, lines and the numbers at their ends. Fills its container. */
export function LineMarks({ points, unit, scale, pathSize = PERCENT }: LineMarksProps) {
  const path = { scale, pathSize }
  return (
    <svg aria-hidden="true" className="h-full w-full overflow-visible">
      <GridLines scale={scale} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${pathSize.width} ${pathSize.height}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <Path {...path} points={points.map(({ value }) => value)} />
        <Path {...path} points={points.map(({ compare }) => compare)} dashed />
      </svg>
      <LineEnds points={points} unit={unit} scale={scale} />
    </svg>
  )
}

type PathProps = {
  points: readonly (number | undefined)[]
  scale: ValueScale
  pathSize: PathSize
  dashed?: boolean
}

/** Browsers stretch the viewBox to the plot, but not the stroke. */
function Path({ points, scale, pathSize, dashed = false }: PathProps) {
  const stops = points.flatMap((value, index) => {
    if (value === undefined) return []
    const x = (pointAt(index, points.length) / 100) * pathSize.width
    const y = (1 - scale.at(value) / 100) * pathSize.height
    return `${round(x)},${round(y)}`
  })
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

/** The names of the points below the plot, fewer on phones. */
export function PointNames({ points }: Pick<Chart, 'points'>) {
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
            ? `text-small tabular ${marks.quietText}`
            : 'fill-current text-small font-semibold tabular'
        }
      >
        {formatMark(value, unit)}
      </text>
    </>
  )
}
