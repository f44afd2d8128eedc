import { chain, curve, midpoint, type Point } from '@/pictures/curve'
import { SideFlows } from '@/pictures/side-flows'
import { amounts, type Layout, stops } from '@/pictures/traced-graph/graph-data'
import { StopMark } from '@/pictures/traced-graph/stop-mark'

type GraphDrawingProps = { layout: Layout; className?: string }

/** The graph in one layout: what was looked at stays dim, what was found is lit. */
export function GraphDrawing({ layout, className }: GraphDrawingProps) {
  const { width, height, along } = layout
  const path = chain(layout.stops, along)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <DimFlows layout={layout} />
      <path d={path} fill="none" stroke="var(--color-lantern)" strokeWidth="14" opacity="0.13" />
      <path d={path} fill="none" stroke="var(--color-lantern)" strokeWidth="3" />
      <circle
        r="5"
        fill="var(--color-lantern-bright)"
        className="walking-light"
        style={{ offsetPath: `path('${path}')` }}
      />
      {layout.amountsAt.map((index) => (
        <Amount key={index} layout={layout} index={index} />
      ))}
      {stops.map((stop, index) => {
        const place = layout.stops[index]
        return place && <StopMark key={stop.label} stop={stop} place={place} />
      })}
    </svg>
  )
}

function DimFlows({ layout }: { layout: Layout }) {
  const start = (from: number | Point): Point | undefined =>
    typeof from === 'number' ? layout.stops[from] : from
  const flows = layout.dim.flatMap(({ from, to }) => {
    const point = start(from)
    return point ? to.map((end) => ({ line: curve(point, end, layout.along), end })) : []
  })
  return <SideFlows lines={flows.map(({ line }) => line)} ends={flows.map(({ end }) => end)} />
}

function Amount({ layout, index }: { layout: Layout; index: number }) {
  const from = layout.stops[index]
  const to = layout.stops[index + 1]
  if (!from || !to) return null
  const { x, y } = midpoint(from, to)
  return (
    <g>
      <rect x={x - 41} y={y - 13} width="82" height="26" rx="13" fill="var(--color-night)" />
      <rect
        x={x - 41}
        y={y - 13}
        width="82"
        height="26"
        rx="13"
        fill="var(--color-lantern)"
        fillOpacity="0.14"
        stroke="var(--color-lantern)"
        strokeOpacity="0.5"
      />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        fill="var(--color-lantern-bright)"
        fontSize="12.5"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {amounts[index]} ETH
      </text>
    </g>
  )
}
