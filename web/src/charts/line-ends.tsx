import type { Chart, ChartPoint } from '@/charts/chart'
import { formatMark } from '@/charts/format-value'
import { numberedPoints, pointAt } from '@/charts/line-labels'
import { marks } from '@/charts/marks'
import { round, type ValueScale } from '@/charts/value-scale'

type LineEndsProps = Pick<Chart, 'points' | 'unit'> & { scale: ValueScale }

/** The dots and numbers of the points that matter; the compared line gets a number at its end. */
export function LineEnds({ points, unit, scale }: LineEndsProps) {
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

/** The lower of two lines has its numbers below it. */
const isLower = ({ value, compare }: ChartPoint) => compare !== undefined && value <= compare

type DotProps = {
  x: number
  value: number
  unit: string
  scale: ValueScale
  below: boolean
  lit?: boolean
  hollow?: boolean
}

function Dot({ x, value, unit, scale, below, lit = false, hollow = false }: DotProps) {
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
