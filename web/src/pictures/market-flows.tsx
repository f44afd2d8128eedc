import { Sheet } from '@/pictures/sheet'

/** The size of a band is its amount in steps of five million dollars. */
type Flow = { label: string; y: number; size: number; lit?: boolean }

const sources: Flow[] = [
  { label: 'Whale wallets', y: 16, size: 113, lit: true },
  { label: 'Miners', y: 149, size: 46 },
  { label: 'Retail', y: 215, size: 89 },
]

const targets: Flow[] = [
  { label: 'Exchange A', y: 16, size: 140 },
  { label: 'DeFi', y: 176, size: 68 },
  { label: 'Self-custody', y: 264, size: 40 },
]

const flows: {
  from: number
  to: number
  start: number
  end: number
  size: number
  lit?: boolean
}[] = [
  { from: 0, to: 0, start: 0, end: 0, size: 95, lit: true },
  { from: 0, to: 1, start: 95, end: 0, size: 18 },
  { from: 1, to: 0, start: 0, end: 95, size: 27 },
  { from: 1, to: 2, start: 27, end: 0, size: 19 },
  { from: 2, to: 0, start: 0, end: 122, size: 18 },
  { from: 2, to: 1, start: 18, end: 18, size: 50 },
  { from: 2, to: 2, start: 68, end: 19, size: 21 },
]

const inDollars = (size: number) => `$${size * 5}M`

/** Flows between parties as bands whose width is the amount; the largest is highlighted. */
export function MarketFlows() {
  return (
    <Sheet
      title="Net flows, 24 hours"
      aside="$1.24B moved"
      description="A flow diagram of one day. Whale wallets send most of their funds to one exchange; miners and retail holders split theirs between the exchange, DeFi and self-custody."
    >
      <svg viewBox="0 0 480 316" className="block h-auto w-full" aria-hidden="true">
        {flows.map(({ from, to, start, end, size, lit }) => {
          const y1 = (sources[from]?.y ?? 0) + start + size / 2
          const y2 = (targets[to]?.y ?? 0) + end + size / 2
          return (
            <path
              key={`${from}-${to}`}
              d={`M128 ${y1}C240 ${y1} 240 ${y2} 352 ${y2}`}
              fill="none"
              stroke={lit ? 'var(--color-lantern)' : 'var(--color-ink-mute)'}
              strokeOpacity={lit ? 0.9 : 0.22}
              strokeWidth={size}
            />
          )
        })}
        <text
          x="240"
          y="68"
          textAnchor="middle"
          className={amountClass}
          fontWeight="600"
          fill="var(--color-ink)"
        >
          {inDollars(95)}
        </text>
        <Column flows={sources} x={120} anchor="end" labelX={108} />
        <Column flows={targets} x={352} anchor="start" labelX={372} />
      </svg>
    </Sheet>
  )
}

const amountClass = 'tabular text-[15.5px] sm:text-[12.5px]'

type ColumnProps = {
  flows: Flow[]
  x: number
  anchor: 'start' | 'end'
  labelX: number
}

function Column({ flows: column, x, anchor, labelX }: ColumnProps) {
  return column.map(({ label, y, size, lit }) => (
    <g key={y}>
      <rect
        x={x}
        y={y}
        width="8"
        height={size}
        fill={lit ? 'var(--color-lantern-deep)' : 'var(--color-ink)'}
      />
      <text
        x={labelX}
        y={y + size / 2 - 2}
        textAnchor={anchor}
        className="text-[16.5px] sm:text-[13.5px]"
        fontWeight="600"
        fill="var(--color-ink)"
      >
        {label}
      </text>
      <text
        x={labelX}
        y={y + size / 2 + 15}
        textAnchor={anchor}
        className={amountClass}
        fill="var(--color-ink-mute)"
      >
        {inDollars(size)}
      </text>
    </g>
  ))
}
