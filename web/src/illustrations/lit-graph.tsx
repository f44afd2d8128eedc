import { SideFlows } from '@/illustrations/market-flows'
import { chain, curve, dots } from '@/illustrations/sheet'

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

/** A decorative small graph with one highlighted path. */
export function LitGraph({ className }: { className?: string }) {
  const line = chain(path)
  const stops = dots(path.slice(0, -1))
  return (
    <svg viewBox="0 0 480 300" className={className} aria-hidden="true">
      <SideFlows
        lines={dim.map(([from, to]) => curve(from ?? to, to))}
        ends={dim.map(([, to]) => to)}
      />
      <path d={line} fill="none" stroke="var(--color-lantern)" strokeWidth="13" opacity="0.13" />
      <path d={line} fill="none" stroke="var(--color-lantern)" strokeWidth="3" />
      <g fill="none" stroke="var(--color-lantern)" strokeLinecap="round">
        <path d={stops} strokeWidth="17" />
        <path d={stops} stroke="var(--color-night)" strokeWidth="11" />
        <path d={dots(path.slice(-1))} strokeWidth="26" />
      </g>
    </svg>
  )
}
