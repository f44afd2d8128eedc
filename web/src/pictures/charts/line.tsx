import clsx from 'clsx'
import { type Source, sourceOf } from '@/content/drafts/source'
import { Plot } from '@/pictures/charts/axis'
import { type Chart, chartValues, formatMark } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import {
  NARROW,
  namedPoints,
  numberedPoints,
  pointAt,
  round,
  valueScale,
  WIDE,
} from '@/pictures/charts/scale'

type LineProps = Pick<Chart, 'points' | 'unit'>

/** A line over time, and a dashed one for the comparison. */
export function Line({ points, unit }: LineProps) {
  const scale = valueScale(chartValues(points))
  const numbered = numberedPoints(points)
  const last = points.length - 1
  const yOf = (value: number) => round(100 - scale.at(value))
  const through = (values: (number | undefined)[]) =>
    values
      .flatMap((value, index) =>
        value === undefined ? [] : `${pointAt(index, points.length)},${yOf(value)}`,
      )
      .join(' ')
  return (
    <Plot scale={scale} unit={unit} className="pr-8" below={<PointNames points={points} />}>
      {/* The view box is stretched to the plot, but not the strokes. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        strokeLinejoin="round"
        className="overflow-visible stroke-current"
      >
        <polyline
          points={through(points.map(({ value }) => value))}
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={through(points.map(({ compare }) => compare))}
          strokeWidth="2"
          strokeDasharray="3 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map(({ key, label, value, compare, highlight }, index) => {
        const x = `${pointAt(index, points.length)}%`
        return (
          <g key={key}>
            {index === last && compare !== undefined && (
              <Dot
                x={x}
                y={`${yOf(compare)}%`}
                text={formatMark(compare, unit)}
                source={sourceOf(label, 'compare')}
                mark="open"
                below={compare < value}
              />
            )}
            {numbered.has(index) && (
              <Dot
                x={x}
                y={`${yOf(value)}%`}
                text={formatMark(value, unit)}
                source={sourceOf(label, 'value')}
                mark={highlight ? 'lit' : 'solid'}
                // Numbers of the lower of two lines are below it.
                below={compare !== undefined && value <= compare}
              />
            )}
          </g>
        )
      })}
    </Plot>
  )
}

/** The names of the points below the plot, fewer on phones. */
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

type DotProps = {
  x: string
  y: string
  text: string
  source: Source
  mark: 'solid' | 'open' | 'lit'
  below: boolean
}

function Dot({ x, y, text, source, mark, below }: DotProps) {
  return (
    <>
      <circle cx={x} cy={y} r={mark === 'lit' ? 6 : 4} strokeWidth="1.5" className={marks[mark]} />
      <text
        x={x}
        y={y}
        {...source}
        dy={below ? 22 : -13}
        textAnchor="middle"
        className={clsx(
          'text-small tabular',
          mark === 'open' ? marks.quietText : 'fill-current font-semibold',
        )}
      >
        {text}
      </text>
    </>
  )
}
