import clsx from 'clsx'
import type { CSSProperties } from 'react'
import {
  caseNodes,
  clock,
  FIRST_NODE,
  hopsAt,
  INFERRED,
  LAST,
  type NodeId,
  nodeIds,
  pathOf,
} from '@/illustrations/case-2041/case'
import { type Layout, narrow, type Side, wide } from '@/illustrations/case-2041/layouts'
import { chain, curve, dots, type Point, SideFlows } from '@/illustrations/flows'

type CaseGraphProps = {
  /** The moment, in minutes after 09:00. */
  at?: number
  /** The part: hops over nodes that are left out become one. */
  ids?: readonly NodeId[]
  tone?: 'night' | 'paper'
  /** With a name the nodes are radio buttons, for which `play-case.ts` moves the moment. */
  name?: string
  /** Decoration: wide, without names and amounts. */
  bare?: boolean
  /** A light runs along the path once. */
  lively?: boolean
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
  lively = false,
  className,
}: CaseGraphProps) {
  const part = { ids, hops: hopsAt(at) }
  return (
    <div
      className={clsx(
        'relative [background-size:24px_24px]',
        !bare && 'bg-[radial-gradient(var(--grid)_1px,transparent_1.2px)]',
        className,
      )}
      style={tones[tone]}
    >
      <div {...(name && { role: 'img', 'aria-label': describedTrace })}>
        {!bare && <Lines layout={narrow} {...part} lively={lively} className="@xl:hidden" />}
        <Lines
          layout={wide}
          {...part}
          lively={lively}
          className={bare ? undefined : '@max-xl:hidden'}
        />
      </div>
      {!bare && <Amounts {...part} />}
      {ids.map((id) => (
        <Node key={id} id={id} hops={part.hops} name={name} bare={bare} />
      ))}
    </div>
  )
}

/** Colors of lines and marks; on paper the path has an edge of ink instead of a glow. */
const tones = {
  night: {
    '--ground': 'var(--color-night)',
    '--grid': 'var(--color-night-line)',
    '--edge': 'var(--color-lantern)',
    '--dim': 'var(--color-night-dim)',
    '--name': 'var(--color-on-night)',
    '--note': 'var(--color-on-night-soft)',
    '--under': 'rgb(240 160 36/.13)',
    '--under-width': 14,
    '--sum': 'var(--color-lantern-bright)',
  },
  paper: {
    '--ground': 'white',
    '--grid': 'var(--color-line)',
    '--edge': 'var(--color-ink)',
    '--dim': 'var(--color-line-strong)',
    '--name': 'var(--color-ink)',
    '--note': 'var(--color-ink-mute)',
    '--under': 'var(--color-ink)',
    '--under-width': 5.5,
    '--sum': 'var(--color-lantern-deep)',
  },
} as Record<string, CSSProperties>

type Part = { ids: readonly NodeId[]; hops: number }

/** Marks what a part with fewer hops does not show yet: `play-case.ts` sets and removes it. */
const ahead = (hop: number, hops: number) => ({
  'data-hop': hop,
  ...(hop > hops && { 'data-ahead': '' }),
})

const pointOf = ([x, y]: readonly [number, number, ...unknown[]]): Point => ({ x, y })

type LinesProps = Part & { layout: Layout; lively: boolean; className: string | undefined }

/** The lines in one layout: other money, the path hop by hop, and what has not moved. Strokes are not stretched. */
function Lines({ layout, lively, ids, hops, className }: LinesProps) {
  const { places, along, unmoved, others } = layout
  const path = pathOf(ids)
  const lines = path.slice(1).map((id, index) => ({
    id,
    hop: caseNodes[id].hop,
    d: curve(pointOf(places[path[index] ?? id]), pointOf(places[id]), along),
  }))
  const left = unmoved.map(pointOf)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className={clsx(
        'absolute size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]',
        className,
      )}
      aria-hidden="true"
    >
      <SideFlows
        lines={others.map(([x1, y1, x2, y2]) => curve({ x: x1, y: y1 }, { x: x2, y: y2 }, along))}
        ends={others.map(([, , x, y]) => ({ x, y }))}
        ground="var(--ground)"
        ink="var(--dim)"
      />
      <g
        stroke="var(--under)"
        className="[&>[data-ahead]]:opacity-0"
        style={{ strokeWidth: 'var(--under-width)' }}
      >
        {lines.map(({ id, hop, d }) => (
          <path key={id} d={d} {...ahead(hop, hops)} />
        ))}
      </g>
      <g
        stroke="var(--color-lantern)"
        strokeWidth="3"
        className="[&>[data-ahead]]:[stroke-width:1.5] [&>[data-ahead]]:stroke-night-dim"
      >
        {lines.map(({ id, hop, d }) => (
          <path
            key={id}
            d={d}
            {...ahead(hop, hops)}
            data-line=""
            {...(id === INFERRED && { strokeDasharray: '9 5' })}
          />
        ))}
      </g>
      <g
        stroke="var(--color-lantern)"
        strokeLinecap="round"
        className="data-ahead:opacity-0"
        {...ahead(caseNodes.unmoved.hop, hops)}
      >
        <path
          d={left.map((end) => curve(pointOf(places.split), end, along)).join('')}
          strokeWidth="1.75"
          strokeDasharray="1 5"
        />
        <path d={dots(left)} strokeWidth="10" />
      </g>
      {lively && (
        <path
          d="M0 0h0"
          stroke="var(--color-lantern-bright)"
          strokeWidth="10"
          strokeLinecap="round"
          className="walking-light"
          style={{
            offsetPath: `path('${chain(
              path.map((id) => pointOf(places[id])),
              along,
            )}')`,
          }}
        />
      )}
    </svg>
  )
}

/** What arrives by a hop, in its middle. */
function Amounts({ ids, hops }: Part) {
  const path = pathOf(ids)
  return path.map((id, index) => {
    const before = path[index - 1]
    const node = caseNodes[id]
    if (!before || !('arrives' in node)) return null
    const middle = ({ places }: Layout) =>
      inset((places[before][0] + places[id][0]) / 2, (places[before][1] + places[id][1]) / 2)
    return (
      <span
        key={id}
        {...ahead(node.hop, hops)}
        className="absolute inset-(--n) grid size-0 place-items-center data-ahead:hidden @xl:inset-(--w)"
        style={{ '--n': middle(narrow), '--w': middle(wide) } as CSSProperties}
      >
        <span className="absolute w-max rounded-full border border-lantern-deep bg-(--ground) px-2 text-micro leading-5 text-(--sum) tabular">
          {node.arrives}
        </span>
      </span>
    )
  })
}

const inset = (x: number, y: number) => `${y}% 0 0 ${x}%`

const sides: Record<Side, string> = {
  below: '0 calc(50% + 18px)',
  left: 'calc(-50% - 22px)',
  right: 'calc(50% + 26px)',
  aboveLeft: 'calc(-50% + 12px) calc(-50% - 18px)',
  belowLeft: 'calc(-50% + 12px) calc(50% + 18px)',
}

const toLeft = { narrow: 'text-right', wide: '@xl:text-right' }
const centered = { narrow: 'text-center', wide: '@xl:text-center' }
const aligned: Record<Side, typeof centered> = {
  below: centered,
  left: toLeft,
  right: { narrow: 'text-left', wide: '@xl:text-left' },
  aboveLeft: toLeft,
  belowLeft: toLeft,
}

const marks = {
  origin: 'size-6 rounded-full border-2 border-(--edge) bg-(--ground)',
  address: 'size-4 rounded-full border-2 border-(--edge) bg-(--ground)',
  service: 'size-5 rounded-sm border-2 border-(--edge) bg-(--ground)',
  found: 'size-6 rounded-full border-2 border-(--edge) bg-lantern',
  unmoved: 'size-2.5 rounded-full bg-lantern',
  other: 'size-2.5 rounded-full border-2 border-(--note) bg-(--ground)',
}
const shadows: { [Kind in keyof typeof marks]?: string } = {
  origin: 'inset 0 0 0 4px var(--ground),inset 0 0 0 99px var(--color-lantern)',
  found: '0 0 0 9px rgb(240 160 36/.25),0 0 0 20px rgb(240 160 36/.1)',
}

type NodeProps = { id: NodeId; hops: number; name: string | undefined; bare: boolean }

/** A node with its name, over the lines, so that one serves both layouts. */
function Node({ id, hops, name, bare }: NodeProps) {
  const { label, note, kind, hop } = caseNodes[id]
  const [inWide, inNarrow] = [wide.places[id], (bare ? wide : narrow).places[id]]
  const Part = name ? 'label' : 'span'
  return (
    <Part
      {...ahead(hop, hops)}
      style={
        {
          '--n': inset(inNarrow[0], inNarrow[1]),
          '--w': inset(inWide[0], inWide[1]),
          '--nt': sides[inNarrow[2]],
          '--wt': sides[inWide[2]],
        } as CSSProperties
      }
      className="group/node absolute inset-(--n) grid size-0 place-items-center text-small leading-tight data-ahead:grayscale @xl:inset-(--w)"
    >
      {name && (
        <input
          type="radio"
          name={name}
          value={id}
          defaultChecked={id === FIRST_NODE}
          className="absolute size-11 cursor-pointer appearance-none rounded-full border-dashed border-on-night checked:border noscript:hidden"
        />
      )}
      <span
        className={`pointer-events-none absolute ${marks[kind]}`}
        style={{ boxShadow: shadows[kind] }}
      />
      {!bare && (
        <span
          className={clsx(
            'absolute w-max [translate:var(--nt)] @xl:[translate:var(--wt)]',
            aligned[inNarrow[2]].narrow,
            aligned[inWide[2]].wide,
            // A flow of other money passes behind it.
            kind === 'origin' && 'rounded-sm bg-(--ground) px-0.5',
          )}
        >
          <span
            className={clsx(
              'block text-(--name)',
              label.startsWith('0x') ? 'font-mono' : 'font-semibold',
            )}
          >
            {label}
          </span>
          <span
            className={clsx(
              'block text-micro tabular group-data-ahead/node:invisible',
              kind === 'unmoved' ? 'text-(--sum)' : 'text-(--note)',
              note.startsWith('0x') && 'font-mono',
            )}
          >
            {note}
          </span>
        </span>
      )}
    </Part>
  )
}
