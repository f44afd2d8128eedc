import { chain, curve } from '@/illustrations/flows'

const followed = [
  { x: 40, y: 190 },
  { x: 128, y: 96 },
  { x: 226, y: 168 },
]
const lost = { x: 372, y: 92 }

/** A decorative trace that ends: the next node is missing. */
export function ColdTrail({ className }: { className?: string }) {
  const last = followed.at(-1) ?? lost
  return (
    <svg viewBox="0 0 420 260" className={className} aria-hidden="true">
      <path
        d={curve(last, lost)}
        fill="none"
        stroke="var(--color-night-dim)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path
        d={chain(followed)}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth="13"
        opacity="0.13"
      />
      <path d={chain(followed)} fill="none" stroke="var(--color-lantern)" strokeWidth="3" />
      {followed.map(({ x, y }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="8"
          fill="var(--color-night)"
          stroke="var(--color-lantern)"
          strokeWidth="2.5"
        />
      ))}
      <circle
        cx={lost.x}
        cy={lost.y}
        r="17"
        fill="none"
        stroke="var(--color-night-dim)"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
    </svg>
  )
}
