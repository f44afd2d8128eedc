import { formatMark } from '@/charts/format-value'
import { marks } from '@/charts/marks'
import type { ValueScale } from '@/charts/value-scale'

type AxisProps = { scale: ValueScale; unit: string }

/** The numbers of the gridlines, in a column of their own. */
export function ValueAxis({ scale, unit }: AxisProps) {
  return (
    <svg aria-hidden="true" className="h-full w-12 overflow-visible">
      {scale.ticks.map((tick) => (
        <text
          key={tick}
          x="100%"
          dx="-10"
          y={`${100 - scale.at(tick)}%`}
          textAnchor="end"
          dominantBaseline="central"
          className={`text-micro tabular-nums ${marks.quietText}`}
        >
          {formatMark(tick, unit)}
        </text>
      ))}
    </svg>
  )
}

/** Light lines across the plot; the one at zero is the floor. */
export function GridLines({ scale }: Pick<AxisProps, 'scale'>) {
  return scale.ticks.map((tick) => (
    <line
      key={tick}
      x2="100%"
      y1={`${100 - scale.at(tick)}%`}
      y2={`${100 - scale.at(tick)}%`}
      className={tick === 0 ? 'stroke-current' : marks.grid}
    />
  ))
}
