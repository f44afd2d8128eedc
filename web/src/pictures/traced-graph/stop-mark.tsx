import type { Place, Stop } from '@/pictures/traced-graph/graph-data'

type StopMarkProps = { stop: Stop; place: Place; scale?: number }

/** One point on the lit path, drawn by what it is, with its label. */
export function StopMark({ stop, place }: StopMarkProps) {
  const { x, y } = place
  return (
    <g>
      {stop.kind === 'found' && (
        <g className="lantern-glow" fill="var(--color-lantern)" opacity="0.5">
          <circle cx={x} cy={y} r="34" opacity="0.22" />
          <circle cx={x} cy={y} r="23" opacity="0.35" />
        </g>
      )}
      <StopShape kind={stop.kind} x={x} y={y} />
      <StopLabel stop={stop} place={place} />
    </g>
  )
}

function StopShape({ kind, x, y }: { kind: Stop['kind']; x: number; y: number }) {
  const lit = { stroke: 'var(--color-lantern)', strokeWidth: 2.5 }
  if (kind === 'service') {
    return (
      <rect
        x={x - 10}
        y={y - 10}
        width="20"
        height="20"
        rx="3"
        fill="var(--color-night)"
        {...lit}
      />
    )
  }
  if (kind === 'found') {
    return <circle cx={x} cy={y} r="13" fill="var(--color-lantern)" />
  }
  if (kind === 'origin') {
    return (
      <g>
        <circle cx={x} cy={y} r="11" fill="var(--color-night)" {...lit} />
        <circle cx={x} cy={y} r="4.5" fill="var(--color-lantern)" />
      </g>
    )
  }
  return <circle cx={x} cy={y} r="7.5" fill="var(--color-night)" {...lit} />
}

const gap = { origin: 26, address: 22, service: 25, found: 30 }

function StopLabel({ stop, place }: StopMarkProps) {
  const { x, y, side } = place
  const distance = gap[stop.kind]
  const anchor = side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle'
  const left = side === 'left' ? x - distance : side === 'right' ? x + distance : x
  const top = side === 'above' ? y - distance - 14 : side === 'below' ? y + distance + 4 : y - 3
  const mono = stop.label.startsWith('0x')
  return (
    <text
      x={left}
      y={top}
      textAnchor={anchor}
      // A halo of the ground keeps the label free of the lines that pass behind it.
      stroke="var(--color-night)"
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <tspan
        fill="var(--color-on-night)"
        fontSize={mono ? 13.5 : 15}
        fontWeight={mono ? 400 : 600}
        fontFamily={mono ? 'var(--font-mono)' : undefined}
      >
        {stop.label}
      </tspan>
      <tspan
        x={left}
        dy="17"
        fill="var(--color-on-night-soft)"
        fontSize="13"
        fontFamily={stop.note.includes('…') ? 'var(--font-mono)' : undefined}
      >
        {stop.note}
      </tspan>
    </text>
  )
}
