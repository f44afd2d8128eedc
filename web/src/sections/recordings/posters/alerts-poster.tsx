const ROWS = [
  { y: 28, address: 92, score: 14 },
  { y: 54, address: 78, score: 22 },
  { y: 80, address: 100, score: 96 },
  { y: 106, address: 70, score: 9 },
] as const

/** A queue in which one row is lit. */
export function AlertsPoster() {
  return ROWS.map(({ y, address, score }) => {
    const lit = score > 90
    return (
      <g key={y}>
        <rect
          x="34"
          y={y - 9}
          width="252"
          height="20"
          rx="3"
          fill={lit ? 'var(--color-night-line)' : 'var(--color-night-raised)'}
          stroke={lit ? 'var(--color-lantern)' : 'none'}
        />
        <rect x="44" y={y - 2} width={address} height="5" rx="2.5" fill="var(--color-night-dim)" />
        <rect x="170" y={y - 2} width="96" height="5" rx="2.5" fill="var(--color-night)" />
        <rect
          x="170"
          y={y - 2}
          width={score}
          height="5"
          rx="2.5"
          fill={lit ? 'var(--color-lantern)' : 'var(--color-on-night-soft)'}
        />
        <circle
          cx="277"
          cy={y + 0.5}
          r="3"
          fill={lit ? 'var(--color-lantern)' : 'var(--color-night-dim)'}
        />
      </g>
    )
  })
}
