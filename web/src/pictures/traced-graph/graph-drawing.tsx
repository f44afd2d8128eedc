import { chain, curve, midpoint, type Point } from '@/pictures/curve'
import { SideFlows } from '@/pictures/side-flows'
import { amounts, type Layout } from '@/pictures/traced-graph/graph-data'
import { StopLabels, StopMarks } from '@/pictures/traced-graph/stop-marks'

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
      <StopMarks layout={layout} />
      {layout.amountsAt.length > 0 && <Amounts layout={layout} />}
      <StopLabels layout={layout} />
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

/** Amounts on the flows that have room for them: pills as thick strokes, their type above. */
function Amounts({ layout }: { layout: Layout }) {
  const places = layout.amountsAt.flatMap((index) => {
    const [from, to] = layout.stops.slice(index, index + 2)
    return from && to ? { ...midpoint(from, to), amount: amounts[index] } : []
  })
  const pills = places.map(({ x, y }) => `M${x - 28} ${y}h56`).join('')
  return (
    <g textAnchor="middle" fill="var(--color-lantern-bright)" fontSize="13">
      <g strokeLinecap="round">
        <path d={pills} stroke="#84602b" strokeWidth="26" />
        <path d={pills} stroke="#2c2b2a" strokeWidth="24" />
      </g>
      {places.map(({ x, y, amount }) => (
        <text key={amount} x={x} y={y + 4.5} className="tabular-nums">
          {amount} ETH
        </text>
      ))}
    </g>
  )
}
