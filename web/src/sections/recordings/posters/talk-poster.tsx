const LINES = [
  { x: 60, y: 44, width: 96 },
  { x: 60, y: 56, width: 70 },
  { x: 166, y: 92, width: 84 },
  { x: 166, y: 104, width: 104 },
] as const

/** A question and its answer. */
export function TalkPoster() {
  return (
    <>
      <path d="M44 28H176V72H74L58 84V72H44Z" fill="var(--color-night-raised)" />
      <path
        d="M150 78H286V120H272V132L254 120H150Z"
        fill="var(--color-night-raised)"
        stroke="var(--color-lantern)"
        strokeWidth="2"
      />
      {LINES.map(({ x, y, width }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill={x > 100 ? 'var(--color-lantern)' : 'var(--color-night-dim)'}
        />
      ))}
    </>
  )
}
