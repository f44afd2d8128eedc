const CENTRE = { x: 160, y: 150 }
const RADIUS = 128
const MERIDIANS = [18, 54, 88, 114]
const PARALLELS = [-96, -58, -20, 20, 58, 96]

/** Five regions, their circles as wide as their adoption; the widest is lit. */
const REGIONS = [
  { x: 232, y: 118, r: 17.8 },
  { x: 76, y: 104, r: 17 },
  { x: 164, y: 84, r: 13 },
  { x: 106, y: 196, r: 8.5 },
  { x: 184, y: 178, r: 7 },
]

/** A globe of meridians and parallels with a light for each region. */
export function Meridians() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 272"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      <g fill="none" stroke="var(--color-night-dim)" strokeWidth="1.1">
        <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} stroke="var(--color-on-night-soft)" />
        {MERIDIANS.map((rx) => (
          <ellipse key={rx} cx={CENTRE.x} cy={CENTRE.y} rx={rx} ry={RADIUS} />
        ))}
        {PARALLELS.map((dy) => {
          const half = Math.sqrt(RADIUS ** 2 - dy ** 2)
          return (
            <path
              key={dy}
              d={`M${(CENTRE.x - half).toFixed(1)} ${CENTRE.y + dy}h${(half * 2).toFixed(1)}`}
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
