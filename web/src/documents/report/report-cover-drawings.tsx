const SOURCES = 17
const OFF_RAMPS = [
  { x: 252, y: 110 },
  { x: 270, y: 168 },
  { x: 246, y: 222 },
]
const LIT = 11

/** Many sources and few off-ramps, with one highlighted flow. */
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

/** A curve from the left edge to one of the three off-ramps. */
function flow(index: number): string {
  const { x, y } = OFF_RAMPS[index % OFF_RAMPS.length] ?? { x: 0, y: 0 }
  const from = 24 + index * 14.5
  const bend = from + ((index * 37) % 60) - 30
  return `M0 ${from}C70 ${from} 90 ${bend} 140 ${bend}S${x - 60} ${y} ${x} ${y}`
}

const CENTER = { x: 160, y: 150 }
const RADIUS = 128
const MERIDIANS = [18, 54, 88, 114]
const PARALLELS = [-96, -58, -20, 20, 58, 96]

/** Five regions; the radius shows adoption, the largest is highlighted. */
const REGIONS = [
  { x: 232, y: 118, r: 17.8 },
  { x: 76, y: 104, r: 17 },
  { x: 164, y: 84, r: 13 },
  { x: 106, y: 196, r: 8.5 },
  { x: 184, y: 178, r: 7 },
]

/** A globe with a light for each region. */
export function Meridians() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 272"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      <g fill="none" stroke="var(--color-night-dim)" strokeWidth="1.1">
        <circle cx={CENTER.x} cy={CENTER.y} r={RADIUS} stroke="var(--color-on-night-soft)" />
        {MERIDIANS.map((rx) => (
          <ellipse key={rx} cx={CENTER.x} cy={CENTER.y} rx={rx} ry={RADIUS} />
        ))}
        {PARALLELS.map((dy) => {
          const half = Math.sqrt(RADIUS ** 2 - dy ** 2)
          return (
            <path
              key={dy}
              d={`M${(CENTER.x - half).toFixed(1)} ${CENTER.y + dy}h${(half * 2).toFixed(1)}`}
            />
          )
        })}
      </g>
      {REGIONS.map(({ x, y, r }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={r}
          fill={index === 0 ? 'var(--color-lantern)' : 'var(--color-night)'}
          stroke={index === 0 ? 'var(--color-lantern)' : 'var(--color-on-night)'}
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}

/** Areas are proportional to each category's share of locked value. */
const POOLS = [
  { x: 104, y: 158, r: 84 },
  { x: 216, y: 96, r: 62 },
  { x: 236, y: 214, r: 48 },
  { x: 150, y: 46, r: 30 },
]
const LEVELS = [0.32, 0.52, 0.6, 0.44]

/** Four pools with different fill levels; one is highlighted. */
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

/** The chords of a circle below its fill level. */
function ripples(x: number, y: number, r: number, level: number): string[] {
  const paths: string[] = []
  for (let depth = r * 2 * level; depth < r * 2 - 3; depth += 8) {
    const half = Math.sqrt(r * r - (depth - r) ** 2)
    paths.push(`M${(x - half).toFixed(1)} ${(y - r + depth).toFixed(1)}h${(half * 2).toFixed(1)}`)
  }
  return paths
}
