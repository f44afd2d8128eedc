import clsx from 'clsx'
import type { CSSProperties } from 'react'
import {
  type CaseLayout,
  hopLines,
  narrow,
  otherFlows,
  type Spot,
  unmovedLines,
  wide,
} from '@/illustrations/case-player/case-layouts'
import {
  type CaseNode,
  caseNodes,
  FIRST_NODE,
  type NodeKind,
} from '@/illustrations/case-player/case-nodes'
import { SideFlows } from '@/illustrations/market-flows'
import { dots } from '@/illustrations/sheet'

/** The hop whose link is inferred. */
const INFERRED = 3

/** The drawing in one layout: other money in gray, the path hop by hop, and what has not moved. */
export function CaseLines({ layout, className }: { layout: CaseLayout; className: string }) {
  const { width, height } = layout
  const hops = hopLines(layout)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <SideFlows {...otherFlows(layout)} />
      <path
        data-glow
        d={hops.join('')}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth="14"
        opacity="0.13"
      />
      <g fill="none" stroke="var(--color-lantern)" strokeWidth="3" data-hops>
        {hops.map((line, at) => (
          <path key={line} d={line} {...(at === INFERRED && { strokeDasharray: '9 5' })} />
        ))}
      </g>
      <g fill="none" stroke="var(--color-lantern)" strokeLinecap="round" data-unmoved>
        <path d={unmovedLines(layout)} strokeWidth="1.75" strokeDasharray="1 5" />
        <path d={dots(layout.unmoved)} strokeWidth="10" />
      </g>
    </svg>
  )
}

type NodesProps = {
  /** Under which name the browser keeps the choice. */
  name: string
}

/** The nodes, each to be selected: over the drawing, so that one set serves both layouts. */
export function CaseNodes({ name }: NodesProps) {
  return caseNodes.map((node, at) => {
    const [inWide, inNarrow] = [wide.spots[at], narrow.spots[at]]
    if (!inWide || !inNarrow) return null
    return (
      <label
        key={node.label}
        style={placesOf(inWide, inNarrow)}
        className="absolute inset-(--n) grid size-0 place-items-center text-small leading-tight @xl:inset-(--w)"
      >
        <input
          type="radio"
          name={name}
          value={at}
          defaultChecked={at === FIRST_NODE}
          className="absolute size-11 cursor-pointer appearance-none rounded-full border-dashed border-on-night checked:border noscript:hidden"
        />
        <Mark kind={node.kind} />
        <span
          className={clsx(
            'absolute w-max [translate:var(--nt)] @xl:[translate:var(--wt)]',
            inWide.side.endsWith('Left') ? '@xl:text-right' : '@xl:text-center',
            // A flow of other money passes behind it.
            node.kind === 'origin' && 'rounded-sm bg-night px-0.5',
            inNarrow.side === 'left' && 'text-right',
            inNarrow.side === 'below' && 'text-center',
          )}
        >
          <NodeName {...node} />
        </span>
      </label>
    )
  })
}

function NodeName({ label, note }: CaseNode) {
  return (
    <>
      <span
        className={
          label.startsWith('0x') ? 'font-mono text-on-night' : 'font-semibold text-on-night'
        }
      >
        {label}
      </span>
      <br />
      <span data-note className="text-micro text-on-night-soft tabular">
        {note}
      </span>
    </>
  )
}

const marks: Record<NodeKind, string> = {
  origin: 'size-6 rounded-full border-2 border-lantern bg-night',
  address: 'size-4 rounded-full border-2 border-lantern bg-night',
  service: 'size-5 rounded-sm border-2 border-lantern bg-night',
  found: 'size-6 rounded-full bg-lantern',
  unmoved: 'size-2.5 rounded-full bg-lantern',
  other: 'size-2.5 rounded-full border-2 border-on-night-soft bg-night',
}
const shadows: Partial<Record<NodeKind, CSSProperties>> = {
  origin: { boxShadow: 'inset 0 0 0 4px var(--color-night),inset 0 0 0 99px var(--color-lantern)' },
  found: { boxShadow: '0 0 0 9px rgb(240 160 36/.25)' },
}

/** Centered on the place of its label. */
function Mark({ kind }: Pick<CaseNode, 'kind'>) {
  return (
    <span
      className={`pointer-events-none absolute ${marks[kind]}`}
      {...(shadows[kind] && { style: shadows[kind] })}
    />
  )
}

const sides = {
  above: '0 calc(-50% - 18px)',
  below: '0 calc(50% + 18px)',
  left: 'calc(-50% - 22px)',
  right: 'calc(50% + 26px)',
  aboveLeft: 'calc(-50% + 18px) calc(-50% - 18px)',
  belowLeft: 'calc(-50% + 18px) calc(50% + 18px)',
}

/** Where a node stands in both layouts; the style sheet chooses by the width of the drawing. */
function placesOf(inWide: Spot, inNarrow: Spot) {
  const inset = ({ x, y }: Spot, { width, height }: CaseLayout) =>
    `${Math.round((100 * y) / height)}% 0 0 ${Math.round((100 * x) / width)}%`
  return {
    '--n': inset(inNarrow, narrow),
    '--w': inset(inWide, wide),
    '--nt': sides[inNarrow.side],
    '--wt': sides[inWide.side],
  } as CSSProperties
}
