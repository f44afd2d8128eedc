import { stegaClean } from '@sanity/client/stega'
import type { ComponentType, ReactNode } from 'react'
import { Bars } from '@/pictures/charts/bars'
import { type Chart, type ChartKind, chartTexts } from '@/pictures/charts/chart'
import { ChartTable } from '@/pictures/charts/chart-table'
import { Columns } from '@/pictures/charts/columns'
import { Line } from '@/pictures/charts/line'
import { marks } from '@/pictures/charts/marks'
import { Meters } from '@/pictures/charts/meters'
import { Share } from '@/pictures/charts/share'

type Drawing = ComponentType<Pick<Chart, 'points' | 'unit' | 'compareName'>>

const drawings: Record<ChartKind, Drawing> = {
  bars: Bars,
  columns: Columns,
  line: Line,
  share: Share,
  meters: Meters,
}

/** A chart without its title: unit, drawing, source, and the numbers as a table. */
export function ChartFigure(chart: Chart) {
  const { kind, title, valueName, unit, compareName, points, summary, source } = chart
  const Drawing = drawings[kind] ?? Bars
  if (points.length === 0) return null
  return (
    <figure data-chart>
      <figcaption className="mb-5 text-small font-medium text-ink in-[.on-night]:text-on-night">
        <ChartKey kind={kind} valueName={valueName} unit={unit} compareName={compareName} />
      </figcaption>
      <div
        role="img"
        aria-label={stegaClean(summary || title)}
        className="text-ink in-[.on-night]:text-on-night"
      >
        <Drawing points={points} unit={unit} compareName={compareName} />
      </div>
      {source && (
        <p className="mt-5 text-micro text-ink-mute in-[.on-night]:text-on-night-soft">
          {chartTexts.source(source)}
        </p>
      )}
      <ChartTable {...chart} />
    </figure>
  )
}

type ChartKeyProps = Pick<Chart, 'kind' | 'valueName' | 'unit' | 'compareName'>

/** The legend and the unit; two marks differ in shape. */
function ChartKey({ kind, valueName, unit, compareName }: ChartKeyProps) {
  const valueAndUnit = [valueName, unit].filter(Boolean).join(', ')
  if (!compareName || kind === 'meters' || kind === 'share') return valueAndUnit
  const isLine = kind === 'line'
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      <Sample name={valueAndUnit}>
        {isLine ? (
          <path d="M0 7h22" strokeWidth="2.5" className="stroke-current" />
        ) : (
          <rect y="1" width="22" height="12" className={marks.solid} />
        )}
      </Sample>
      <Sample name={compareName}>
        {isLine ? (
          <path d="M0 7h22" strokeWidth="2" strokeDasharray="3 5" className="stroke-current" />
        ) : (
          <rect x="0.5" y="2.5" width="21" height="9" className={marks.hollow} />
        )}
      </Sample>
    </span>
  )
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="14" className="shrink-0">
        {children}
      </svg>
      {name}
    </span>
  )
}
