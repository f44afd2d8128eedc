import { SideFlows } from '@/illustrations/market-flows'
import { chain, curve, dots, midpoint, type Point } from '@/illustrations/sheet'
import {
  type Layout,
  ledger,
  type Place,
  SPLIT,
  type StopKind,
  stops,
} from '@/illustrations/traced-graph/graph-data'

type GraphDrawingProps = { layout: Layout; className?: string }

/** The graph in one layout, with the found path highlighted. */
export function GraphDrawing({ layout, className }: GraphDrawingProps) {
  const { width, height, along } = layout
  const path = chain(layout.stops, along)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <DimFlows layout={layout} />
      <Unmoved layout={layout} />
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

/** What stays where the split put it: dashed, with full dots. */
function Unmoved({ layout: { stops: places, unmoved, along } }: { layout: Layout }) {
  const split = places[SPLIT]
  if (!split) return null
  const { to, label } = unmoved
  return (
    <g>
      <g fill="none" stroke="var(--color-lantern)" strokeLinecap="round">
        <path
          d={to.map((end) => curve(split, end, along)).join('')}
          strokeWidth="1.75"
          strokeDasharray="1 5"
        />
        <path d={dots(to)} strokeWidth="10" />
      </g>
      <text
        {...label}
        fill="var(--color-on-night)"
        fontSize="15"
        fontWeight="600"
        stroke="var(--color-night)"
        strokeWidth="5"
        paintOrder="stroke"
      >
        29 addresses
        <tspan
          x={label.x}
          dy="17"
          fill="var(--color-lantern-bright)"
          fontSize="13"
          fontWeight="400"
          className="tabular"
        >
          {`${ledger.unmoved} ETH unmoved`}
        </tspan>
      </text>
    </g>
  )
}

/** Amounts on the flows that have room for them: thick strokes as pills, with text above. */
function Amounts({ layout }: { layout: Layout }) {
  const places = layout.amountsAt.flatMap((index) => {
    const [from, to] = layout.stops.slice(index, index + 2)
    const amount = stops[index]?.amountAfter
    return from && to && amount ? { ...midpoint(from, to), amount } : []
  })
  const pills = places.map(({ x, y }) => `M${x - 28} ${y}h56`).join('')
  return (
    <g textAnchor="middle" fill="var(--color-lantern-bright)" fontSize="13">
      <g strokeLinecap="round">
        <path d={pills} stroke="#84602b" strokeWidth="26" />
        <path d={pills} stroke="#2c2b2a" strokeWidth="24" />
      </g>
      {places.map(({ x, y, amount }) => (
        <text key={amount} x={x} y={y + 4.5} className="tabular">
          {amount}
        </text>
      ))}
    </g>
  )
}

/** The nodes of the path, drawn by kind. Nodes of one kind are one SVG path. */
function StopMarks({ layout }: { layout: Layout }) {
  const placesOf = (...kinds: StopKind[]) =>
    layout.stops.filter((_, index) => kinds.includes(stops[index]?.kind ?? 'address'))
  const round = dots(placesOf('address'))
  const origin = dots(placesOf('origin'))
  const found = dots(placesOf('found'))
  const boxes = placesOf('service').map(({ x, y }) => `M${x - 10} ${y - 10}h20v20h-20z`)
  return (
    <g fill="none" stroke="var(--color-lantern)" strokeLinecap="round" strokeLinejoin="round">
      <g className="lantern-glow" opacity="0.5">
        <path d={found} strokeWidth="68" opacity="0.22" />
        <path d={found} strokeWidth="46" opacity="0.35" />
      </g>
      <path d={round} strokeWidth="17.5" />
      <path d={origin} strokeWidth="24.5" />
      <path d={found} strokeWidth="26" />
      <g stroke="var(--color-night)">
        <path d={round} strokeWidth="12.5" />
        <path d={origin} strokeWidth="19.5" />
      </g>
      <path d={origin} strokeWidth="9" />
      <path d={boxes.join('')} fill="var(--color-night)" strokeWidth="2.5" />
    </g>
  )
}

/** Names of the nodes, with a halo that separates them from the lines behind. */
function StopLabels({ layout }: { layout: Layout }) {
  return (
    <g
      fill="var(--color-on-night)"
      fontSize="15"
      fontWeight="600"
      stroke="var(--color-night)"
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {stops.map(({ kind, label, note }, index) => {
        const place = layout.stops[index]
        return (
          place && <StopLabel key={label} kind={kind} place={place} label={label} note={note} />
        )
      })}
    </g>
  )
}

const gap = { origin: 26, address: 22, service: 25, found: 30 }
const anchors = {
  left: 'end',
  right: 'start',
  above: 'middle',
  below: 'middle',
  aboveLeft: 'end',
  belowLeft: 'end',
} as const
const mono = { fontFamily: 'var(--font-mono)', fontSize: 13.5, fontWeight: 400 }

type StopLabelProps = { kind: StopKind; place: Place; label: string; note: string }

function StopLabel({ kind, place, label, note }: StopLabelProps) {
  const { x, y, side } = place
  const distance = gap[kind]
  const isBeside = side === 'left' || side === 'right'
  const isAbove = side === 'above' || side === 'aboveLeft'
  const aside = isBeside ? distance : -16
  const left = { end: x - aside, start: x + aside, middle: x }[anchors[side]]
  const top = y + (isBeside ? -3 : isAbove ? -distance - 14 : distance + 4)
  return (
    <text x={left} y={top} textAnchor={anchors[side]}>
      <tspan {...(label.startsWith('0x') && mono)}>{label}</tspan>
      <tspan
        x={left}
        dy="17"
        fill="var(--color-on-night-soft)"
        {...(note.includes('…') && mono)}
        fontSize="13"
        fontWeight="400"
      >
        {note}
      </tspan>
    </text>
  )
}
