const SOURCES = 17
const OFF_RAMPS = [
  { x: 252, y: 110 },
  { x: 270, y: 168 },
  { x: 246, y: 222 },
]
const LIT = 11

/** Many sources, few places where the money leaves: one of the flows is lit. */
export function Flows() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 272"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      <g fill="none" strokeWidth="1.1" stroke="var(--color-night-dim)">
        {Array.from({ length: SOURCES }, (_, index) => index).map((index) => (
          <path key={index} d={flow(index)} />
        ))}
      </g>
      <path d={flow(LIT)} fill="none" stroke="var(--color-lantern)" strokeWidth="2.4" />
      {OFF_RAMPS.map(({ x, y }, index) => (
        <circle
          key={y}
          cx={x}
          cy={y}
          r={index === LIT % 3 ? 9 : 6}
          fill={index === LIT % 3 ? 'var(--color-lantern)' : 'var(--color-night)'}
          stroke={index === LIT % 3 ? 'none' : 'var(--color-on-night-soft)'}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

/** From the left edge through a middle that wanders, to one of the three ends. */
function flow(index: number): string {
  const { x, y } = OFF_RAMPS[index % OFF_RAMPS.length] ?? { x: 0, y: 0 }
  const from = 24 + index * 14.5
  const bend = from + ((index * 37) % 60) - 30
  return `M0 ${from}C70 ${from} 90 ${bend} 140 ${bend}S${x - 60} ${y} ${x} ${y}`
}
