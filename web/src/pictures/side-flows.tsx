import { dots, type Point } from '@/pictures/curve'

type SideFlowsProps = {
  lines: readonly string[]
  ends: readonly Point[]
  ground?: string
  ink?: string
}

/** Flows that were looked at and left: three paths, however many there are. */
export function SideFlows({
  lines,
  ends,
  ground = 'var(--color-night)',
  ink = 'var(--color-night-dim)',
}: SideFlowsProps) {
  const ring = dots(ends)
  return (
    <g fill="none" stroke={ink} strokeLinecap="round">
      <path d={lines.join('')} strokeWidth="1.5" />
      <path d={ring} strokeWidth="10.5" />
      <path d={ring} stroke={ground} strokeWidth="7.5" />
    </g>
  )
}
