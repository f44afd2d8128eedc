import clsx from 'clsx'
import { formatMark } from '@/illustrations/charts/chart'
import { textWidth } from '@/illustrations/charts/line-labels'
import { marks } from '@/illustrations/charts/marks'
import type { ValueScale } from '@/illustrations/charts/value-scale'

type AxisProps = { scale: ValueScale; unit: string }

const NARROW_COLUMN = 48

/** Classes of the column of numbers and of the row below the plot. */
export function axisWidth({ scale, unit }: AxisProps) {
  const widest = Math.max(...scale.ticks.map((tick) => textWidth(tickText(tick, unit))))
  return widest > NARROW_COLUMN
    ? { column: 'w-16', beside: 'ml-16' }
    : { column: 'w-12', beside: 'ml-12' }
}

/** The label of a tick. Zero has no unit. */
export const tickText = (tick: number, unit: string) => (tick === 0 ? '0' : formatMark(tick, unit))

/** The numbers of the gridlines, in a separate column. */
export function ValueAxis({ scale, unit }: AxisProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx('h-full overflow-visible', axisWidth({ scale, unit }).column)}
    >
      {scale.ticks.map((tick) => (
        <text
          key={tick}
          x="100%"
          dx="-10"
          y={`${100 - scale.at(tick)}%`}
          textAnchor="end"
          dominantBaseline="central"
          className={`text-micro tabular ${marks.quietText}`}
        >
          {tickText(tick, unit)}
        </text>
      ))}
    </svg>
  )
}

/** Gridlines; the one at zero is the baseline. */
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
