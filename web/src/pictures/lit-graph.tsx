import { chain, curve } from '@/pictures/curve'

const path = [
  { x: 24, y: 236 },
  { x: 118, y: 128 },
  { x: 226, y: 202 },
  { x: 330, y: 84 },
  { x: 452, y: 158 },
]

const dim = [
  [path[0], { x: 120, y: 272 }],
  [
    { x: 120, y: 272 },
    { x: 214, y: 262 },
  ],
  [path[1], { x: 214, y: 66 }],
  [path[1], { x: 210, y: 118 }],
  [
    { x: 214, y: 66 },
    { x: 292, y: 34 },
  ],
  [path[2], { x: 322, y: 244 }],
  [path[2], { x: 330, y: 186 }],
  [
    { x: 322, y: 244 },
    { x: 424, y: 226 },
  ],
  [
    { x: 322, y: 244 },
    { x: 418, y: 266 },
  ],
  [path[3], { x: 428, y: 48 }],
  [path[3], { x: 436, y: 96 }],
] as const

/** A small graph with one lit path, as an ornament. */
export function LitGraph({ className }: { className?: string }) {
  const line = chain(path)
  return (
    <svg viewBox="0 0 480 300" className={className} aria-hidden="true">
      {dim.map(([from, to]) => (
        <g key={`${to.x},${to.y}`}>
          <path
            d={curve(from ?? to, to)}
            fill="none"
            stroke="var(--color-night-dim)"
            strokeWidth="1.5"
          />
          <circle
            cx={to.x}
            cy={to.y}
            r="4.5"
            fill="var(--color-night)"
            stroke="var(--color-night-dim)"
            strokeWidth="1.5"
          />
        </g>
      ))}
      <path d={line} fill="none" stroke="var(--color-lantern)" strokeWidth="13" opacity="0.13" />
      <path d={line} fill="none" stroke="var(--color-lantern)" strokeWidth="3" />
      {path.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === path.length - 1 ? 12 : 7}
          fill={index === path.length - 1 ? 'var(--color-lantern)' : 'var(--color-night)'}
          stroke="var(--color-lantern)"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  )
}
