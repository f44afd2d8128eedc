import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Amounts, ahead, Node } from '@/pictures/case-2041/case-nodes'
import { clock, hopsAt, LAST } from '@/pictures/case-2041/events'
import { type Layout, narrow, reachOf, wide } from '@/pictures/case-2041/layouts'
import { caseNodes, INFERRED, type NodeId, nodeIds, pathOf } from '@/pictures/case-2041/nodes'
import { type Tone, tones } from '@/pictures/case-2041/tones'
import { curve, dots, type Point, SideFlows } from '@/pictures/flows'

type CaseGraphProps = {
  /** The moment, in minutes after 09:00. */
  at?: number
  /** The part: hops over nodes that are left out become one. */
  ids?: readonly NodeId[]
  tone?: keyof typeof tones
  /** With a name the nodes are radio buttons, for which `play-case.ts` moves the moment. */
  name?: string
  /** Decoration: wide, without names and amounts. */
  bare?: boolean
  className?: string
}

/** The text alternative of the whole graph at its end. */
export const describedTrace = `The traced graph of case 2041 at ${clock(LAST)}. From a reported theft of 412.80 ETH one lit path leads over six hops, through a split across 41 addresses, a mixer and a bridge to a second chain, and ends at a deposit address of an exchange, which received 96.12 ETH. The hop out of the mixer is dashed: inferred, with strong confidence. Dotted lines lead from the split to 29 addresses that keep 316.40 ETH. Fees took 0.28 ETH. Flows of other money are gray.`

/** The graph at a moment, in the proportions of its container, whose width chooses the layout. */
export function CaseGraph({
  at = LAST,
  ids = nodeIds,
  tone = 'night',
  name,
  bare = false,
  className,
}: CaseGraphProps) {
  const part = { ids, hops: hopsAt(at), tone: tones[tone] }
  const reached = pathOf(ids).findLast((id) => caseNodes[id].hop <= part.hops) ?? 'victim'
  return (
    <div
      className={clsx('case-graph', className)}
      style={{ ...reachOf(reached), ...(!bare && { '--dots': part.tone.dots }) } as CSSProperties}
    >
      <div {...(name && { role: 'img', 'aria-label': describedTrace })}>
        {!bare && <Lines layout={narrow} {...part} className="@xl:hidden" />}
        <Lines layout={wide} {...part} className={bare ? undefined : '@max-xl:hidden'} />
      </div>
      {!bare && <Amounts {...part} />}
      {ids.map((id) => (
        <Node key={id} {...part} id={id} name={name} bare={bare} />
      ))}
    </div>
  )
}

const pointOf = ([x, y]: readonly [number, number, ...unknown[]]): Point => ({ x, y })

type LinesProps = {
  layout: Layout
  ids: readonly NodeId[]
  hops: number
  tone: Tone
  className: string | undefined
}

// Strokes are not stretched.
const box = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  fill: 'none',
}
const DASHES = { strokeDasharray: '9 5' }

/** The lines in one layout: other money and the whole path in gray; the path in amber as far as it is followed; and what has not moved. */
function Lines({ layout, ids, hops, tone, className }: LinesProps) {
  const { places, along, unmoved } = layout
  const path = pathOf(ids)
  const way = (isShown: (id: NodeId) => boolean) =>
    path
      .slice(1)
      .map((id, index) =>
        isShown(id) ? curve(pointOf(places[path[index] ?? id]), pointOf(places[id]), along) : '',
      )
      .join('')
  const observed = way((id) => id !== INFERRED)
  const inferred = way((id) => id === INFERRED)
  const left = unmoved.map(pointOf)
  const others = ids.flatMap((id) => layout.others[id] ?? [])
  return (
    <div className={clsx('absolute inset-0 overflow-clip', className)}>
      <svg aria-hidden="true" {...box}>
        <SideFlows
          lines={others.map(([x1, y1, x2, y2]) => curve({ x: x1, y: y1 }, { x: x2, y: y2 }, along))}
          ends={others.map(([, , x, y]) => ({ x, y }))}
          ground={tone.ground}
          ink={tone.ink}
        />
        <g stroke={tone.ink} strokeWidth="1.5">
          <path d={observed} />
          <path d={inferred} {...DASHES} />
        </g>
      </svg>
      <div data-reach={along}>
        <svg aria-hidden="true" {...box}>
          <path {...tone.under} d={way(() => true)} />
          <g stroke="var(--color-lantern)" strokeWidth="3">
            <path d={observed} />
            <path d={inferred} {...DASHES} />
          </g>
        </svg>
      </div>
      <svg aria-hidden="true" {...box} {...ahead(caseNodes.unmoved.hop, hops)}>
        <g stroke="var(--color-lantern)" strokeLinecap="round">
          <path
            d={left.map((end) => curve(pointOf(places.split), end, along)).join('')}
            strokeWidth="1.75"
            strokeDasharray="1 5"
          />
          <path d={dots(left)} strokeWidth="10" />
        </g>
      </svg>
    </div>
  )
}
