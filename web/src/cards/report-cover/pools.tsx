/** Radii whose areas are to one another as the categories’ shares of locked value. */
const POOLS = [
  { x: 104, y: 158, r: 84 },
  { x: 216, y: 96, r: 62 },
  { x: 236, y: 214, r: 48 },
  { x: 150, y: 46, r: 30 },
]
const LEVELS = [0.32, 0.52, 0.6, 0.44]

/** Four pools, each filled to its own level; one is lit. */
export function Pools() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 272"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      {POOLS.map(({ x, y, r }, index) => (
        <g key={r}>
          <circle
            cx={x}
            cy={y}
            r={r}
            fill="var(--color-night)"
            stroke="var(--color-on-night-soft)"
            strokeWidth="1.4"
          />
          {ripples(x, y, r, LEVELS[index] ?? 0.5).map((path, line) => (
            <path
              key={path}
              d={path}
              strokeWidth={line === 0 ? 2.4 : 1.1}
              stroke={
                index === 1
                  ? 'var(--color-lantern)'
                  : line === 0
                    ? 'var(--color-on-night-soft)'
                    : 'var(--color-night-dim)'
              }
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Chords of a circle from its water line downwards. */
function ripples(x: number, y: number, r: number, level: number): string[] {
  const paths: string[] = []
  for (let depth = r * 2 * level; depth < r * 2 - 3; depth += 8) {
    const half = Math.sqrt(r * r - (depth - r) ** 2)
    paths.push(`M${(x - half).toFixed(1)} ${(y - r + depth).toFixed(1)}h${(half * 2).toFixed(1)}`)
  }
  return paths
}
