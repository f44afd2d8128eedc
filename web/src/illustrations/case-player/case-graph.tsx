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
        className="absolute top-(--ny) left-(--nx) text-small leading-tight @xl:top-(--y) @xl:left-(--x)"
      >
        <input
          type="radio"
          name={name}
          value={at}
          defaultChecked={at === FIRST_NODE}
          autoComplete="off"
          className="absolute -top-5.5 -left-5.5 size-11 cursor-pointer appearance-none rounded-full border-dashed border-on-night checked:border noscript:hidden"
        />
        <Mark kind={node.kind} />
        <NodeName {...node} />
      </label>
    )
  })
}

function NodeName({ label, note }: CaseNode) {
  return (
    <span className="absolute w-max [text-align:var(--na)] [translate:var(--nt)] @xl:[text-align:var(--a)] @xl:[translate:var(--t)]">
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
    </span>
  )
}

const round = { borderRadius: 99 }
const ring = { border: '2.5px solid var(--color-lantern)', background: 'var(--color-night)' }
const marks: Record<NodeKind, CSSProperties & { width: number }> = {
  origin: {
    ...ring,
    ...round,
    width: 22,
    boxShadow: 'inset 0 0 0 4px var(--color-night), inset 0 0 0 99px var(--color-lantern)',
  },
  address: { ...ring, ...round, width: 17 },
  service: { ...ring, borderRadius: 3, width: 19 },
  found: {
    ...round,
    width: 24,
    background: 'var(--color-lantern)',
    boxShadow: '0 0 0 9px rgb(240 160 36/.25)',
  },
  unmoved: { ...round, width: 10, background: 'var(--color-lantern)' },
  other: { ...round, ...ring, width: 11, borderColor: 'var(--color-on-night-soft)' },
}

/** Centered on the place of its label. */
function Mark({ kind }: Pick<CaseNode, 'kind'>) {
  const { width, ...style } = marks[kind]
  return (
    <span
      className="pointer-events-none absolute -translate-1/2"
      style={{ ...style, width, height: width }}
    />
  )
}

const sides = {
  above: ['-50% calc(-100% - 18px)', 'center'],
  below: ['-50% 18px', 'center'],
  left: ['calc(-100% - 24px) -50%', 'right'],
  right: ['28px -50%', 'left'],
}

/** Where a node stands in both layouts; the style sheet chooses by the width of the drawing. */
function placesOf(inWide: Spot, inNarrow: Spot) {
  const part = (value: number, of: number) => `${Math.round((value / of) * 1000) / 10}%`
  const [t, a] = sides[inWide.side]
  const [nt, na] = sides[inNarrow.side]
  return {
    '--x': part(inWide.x, wide.width),
    '--y': part(inWide.y, wide.height),
    '--nx': part(inNarrow.x, narrow.width),
    '--ny': part(inNarrow.y, narrow.height),
    '--t': t,
    '--a': a,
    '--nt': nt,
    '--na': na,
  } as CSSProperties
}
