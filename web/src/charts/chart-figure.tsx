import type { ComponentType } from 'react'
import { Bars } from '@/charts/bars'
import type { Chart, ChartKind } from '@/charts/chart'
import { ChartKey } from '@/charts/chart-key'
import { ChartTable } from '@/charts/chart-table'
import { Columns } from '@/charts/columns'
import { Line } from '@/charts/line'
import { Meters } from '@/charts/meters'
import { Share } from '@/charts/share'

type Drawing = ComponentType<Pick<Chart, 'points' | 'unit' | 'compareName'>>

const drawings: Record<ChartKind, Drawing> = {
  bars: Bars,
  columns: Columns,
  line: Line,
  share: Share,
  meters: Meters,
}

/** A chart without its title: what is counted, the drawing, the source, and the numbers as a table. */
export function ChartFigure(chart: Chart) {
  const { kind, valueName, unit, compareName, points, summary, source } = chart
  const Drawing = drawings[kind]
  if (points.length === 0) return null
  return (
    <figure>
      <figcaption className="mb-5 text-small font-medium text-ink in-[.on-night]:text-on-night">
        <ChartKey kind={kind} valueName={valueName} unit={unit} compareName={compareName} />
      </figcaption>
      <div role="img" aria-label={summary}>
        <Drawing points={points} unit={unit} compareName={compareName} />
      </div>
      <p className="mt-5 text-micro text-ink-mute in-[.on-night]:text-on-night-soft">
        Source: {source}
      </p>
      <ChartTable {...chart} />
    </figure>
  )
}
