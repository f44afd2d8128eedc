const ASKED = [
  { x: 44, y: 40, width: 30 },
  { x: 80, y: 40, width: 52 },
  { x: 54, y: 56, width: 40 },
  { x: 54, y: 72, width: 56 },
  { x: 54, y: 88, width: 34 },
] as const
const ANSWERED = [
  { x: 196, y: 56, width: 44 },
  { x: 196, y: 72, width: 28 },
  { x: 196, y: 104, width: 50 },
] as const

/** A request on the left, its answer on the right, and the one field that decides. */
export function CallPoster() {
  return (
    <>
      <rect x="34" y="24" width="116" height="82" rx="5" fill="var(--color-night-raised)" />
      <rect x="180" y="40" width="106" height="82" rx="5" fill="var(--color-night-raised)" />
      <path d="M150 72H172" stroke="var(--color-lantern)" strokeWidth="2" />
      <path d="m167 66 7 6-7 6" stroke="var(--color-lantern)" strokeWidth="2" />
      {[...ASKED, ...ANSWERED].map(({ x, y, width }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill="var(--color-night-dim)"
        />
      ))}
      <rect x="196" y="86" width="72" height="9" rx="3" fill="var(--color-lantern)" />
    </>
  )
}
