import type { ReactNode } from 'react'
import { formatMark } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { textWidth, type ValueScale } from '@/pictures/charts/scale'

type PlotProps = {
  scale: ValueScale
  unit: string
  className?: string
  /** SVG in percent of the plot. */
  children: ReactNode
  /** What stands below the plot. */
  below: ReactNode
}

const NARROW_COLUMN = 48

/** A plot with gridlines; their numbers stand in a separate column. */
export function Plot({ scale, unit, className = '', children, below }: PlotProps) {
  // Zero has no unit, and its line is the baseline.
  const ticks = scale.ticks.map((tick) => ({
    tick,
    text: tick === 0 ? '0' : formatMark(tick, unit),
    y: `${100 - scale.at(tick)}%`,
  }))
  const isNarrow = ticks.every(({ text }) => textWidth(text) <= NARROW_COLUMN)
  return (
    <div className={`grid grid-cols-[auto_1fr] pt-7 ${className}`}>
      <svg
        aria-hidden="true"
        className={`h-57 overflow-visible lg:h-73 ${isNarrow ? 'w-12' : 'w-16'}`}
      >
        {ticks.map(({ tick, text, y }) => (
          <text
            key={tick}
            x="100%"
            dx="-10"
            y={y}
            textAnchor="end"
            dominantBaseline="central"
            className={`text-micro tabular ${marks.quietText}`}
          >
            {text}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" className="h-57 w-full overflow-visible lg:h-73">
        {ticks.map(({ tick, y }) => (
          <line
            key={tick}
            x2="100%"
            y1={y}
            y2={y}
            className={tick === 0 ? 'stroke-current' : marks.grid}
          />
        ))}
        {children}
      </svg>
      <div className="col-start-2">{below}</div>
    </div>
  )
}
