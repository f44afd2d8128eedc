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
} from '@/pictures/case-2041/case'
import { type Layout, narrow, type Side, wide } from '@/pictures/case-2041/layouts'
import { chain, curve, dots, type Point, SideFlows } from '@/pictures/flows'

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
  const part = { ids, hops: hopsAt(at), tone: tones[tone] }
  return (
    <div
      className={clsx(
        'case-graph relative [background-size:24px_24px]',
        !bare && part.tone.grid,
        className,
      )}
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
        <Node key={id} {...part} id={id} name={name} bare={bare} />
      ))}
    </div>
  )
}

/** Colors; on paper the path has an edge of ink instead of a glow. */
const tones = {
  night: {
    grid: 'bg-[radial-gradient(var(--color-night-line)_1px,transparent_1.2px)]',
    ground: 'var(--color-night)',
    ink: 'var(--color-night-dim)',
    under: { stroke: 'rgb(240 160 36/.13)', strokeWidth: 14 },
    mark: 'border-lantern bg-night',
    found: { boxShadow: '0 0 0 9px rgb(240 160 36/.25),0 0 0 20px rgb(240 160 36/.1)' },
    name: 'text-on-night',
    note: 'text-on-night-soft',
    sum: 'text-lantern-bright',
  },
  paper: {
    grid: 'bg-[radial-gradient(var(--color-line)_1px,transparent_1.2px)]',
    ground: 'white',
    ink: 'var(--color-line-strong)',
    under: { stroke: 'var(--color-ink)', strokeWidth: 5.5 },
    mark: 'border-ink bg-white',
    found: { outline: '1.5px dashed', outlineOffset: 6 },
    name: 'text-ink',
    note: 'text-ink-mute',
    sum: 'text-lantern-deep',
  },
}
type Tone = (typeof tones)[keyof typeof tones]

type Part = { ids: readonly NodeId[]; hops: number; tone: Tone }

/** Marks what a part with fewer hops does not show yet: `play-case.ts` sets and removes it. */
const ahead = (hop: number, hops: number) => ({
  'data-hop': hop,
  ...(hop > hops && { 'data-ahead': '' }),
})

const pointOf = ([x, y]: readonly [number, number, ...unknown[]]): Point => ({ x, y })

type LinesProps = Part & { layout: Layout; lively: boolean; className: string | undefined }

/** The lines in one layout: other money, the path hop by hop, and what has not moved. Strokes are not stretched. */
function Lines({ layout, lively, ids, hops, tone, className }: LinesProps) {
  const { places, along, unmoved } = layout
  const path = pathOf(ids)
  const lines = path.slice(1).map((id, index) => ({
    id,
    hop: caseNodes[id].hop,
    d: curve(pointOf(places[path[index] ?? id]), pointOf(places[id]), along),
  }))
  const left = unmoved.map(pointOf)
  const others = ids.flatMap((id) => layout.others[id] ?? [])
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className={clsx('absolute size-full overflow-visible', className)}
      aria-hidden="true"
    >
      <SideFlows
        lines={others.map(([x1, y1, x2, y2]) => curve({ x: x1, y: y1 }, { x: x2, y: y2 }, along))}
        ends={others.map(([, , x, y]) => ({ x, y }))}
        ground={tone.ground}
        ink={tone.ink}
      />
      <path
        {...tone.under}
        d={lines
          .filter(({ hop }) => hop <= hops)
          .map(({ d }) => d)
          .join('')}
      />
      <g data-path stroke="var(--color-lantern)" strokeWidth="3">
        {lines.map(({ id, hop, d }) => (
          <path
            key={id}
            d={d}
            {...ahead(hop, hops)}
            {...(id === INFERRED && { strokeDasharray: '9 5' })}
          />
        ))}
      </g>
      <g
        stroke="var(--color-lantern)"
        strokeLinecap="round"
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
function Amounts({ ids, hops, tone }: Part) {
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
        data-amount=""
        {...ahead(node.hop, hops)}
        className="absolute inset-(--n) grid size-0 place-items-center @xl:inset-(--w)"
        style={{ '--n': middle(narrow), '--w': middle(wide) } as CSSProperties}
      >
        <span
          className={`absolute w-max rounded-full border px-2 text-micro leading-5 tabular ${tone.mark} ${tone.sum}`}
        >
          {node.arrives}
        </span>
      </span>
    )
  })
}

const inset = (x: number, y: number) => `${y}% 0 0 ${x}%`

/** How a name is moved from its node, and how its lines are aligned. */
const sides: Record<Side, [translate: string, textAlign: string]> = {
  below: ['0 calc(50% + 18px)', 'center'],
  left: ['calc(-50% - 22px)', 'right'],
  right: ['calc(50% + 26px)', 'left'],
  aboveLeft: ['calc(-50% + 12px) calc(-50% - 18px)', 'right'],
  belowLeft: ['calc(-50% + 12px) calc(50% + 18px)', 'right'],
}

const marks = {
  origin: 'size-6 rounded-full border-2',
  address: 'size-4 rounded-full border-2',
  service: 'size-5 rounded-sm border-2',
  found: 'size-6 rounded-full border-2',
  unmoved: 'size-2.5 rounded-full',
  other: 'size-2.5 rounded-full border-2',
}

type NodeProps = { id: NodeId; hops: number; tone: Tone; name: string | undefined; bare: boolean }

/** A node with its name, over the lines, so that one serves both layouts. */
function Node({ id, hops, tone, name, bare }: NodeProps) {
  const { label, note, kind, hop } = caseNodes[id]
  const [inWide, inNarrow] = [wide.places[id], narrow.places[id]]
  const places = {
    '--n': inset(inNarrow[0], inNarrow[1]),
    '--w': inset(inWide[0], inWide[1]),
    '--nt': sides[inNarrow[2]][0],
    '--na': sides[inNarrow[2]][1],
    '--wt': sides[inWide[2]][0],
    '--wa': sides[inWide[2]][1],
  } as CSSProperties
  const Part = name ? 'label' : 'span'
  return (
    <Part
      {...ahead(hop, hops)}
      style={bare ? { inset: inset(inWide[0], inWide[1]) } : places}
      className={clsx(
        'absolute grid size-0 place-items-center',
        !bare && 'inset-(--n) text-small leading-tight @xl:inset-(--w)',
      )}
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
        className={clsx(
          'pointer-events-none absolute',
          marks[kind],
          kind === 'other' ? `border-current bg-night ${tone.note}` : tone.mark,
        )}
        style={{
          ...((kind === 'found' || kind === 'unmoved') && { background: 'var(--color-lantern)' }),
          ...(kind === 'found' && tone.found),
          ...(kind === 'origin' && {
            boxShadow: `inset 0 0 0 4px ${tone.ground},inset 0 0 0 9px var(--color-lantern)`,
          }),
        }}
      />
      {!bare && (
        <span
          className={clsx(
            'absolute w-max [text-align:var(--na)] [translate:var(--nt)] @xl:[text-align:var(--wa)] @xl:[translate:var(--wt)]',
            tone.name,
          )}
          // A flow of other money passes behind it.
          {...(kind === 'origin' && { style: { background: tone.ground } })}
        >
          <span className={label.startsWith('0x') ? 'font-mono' : 'font-semibold'}>{label}</span>
          <br />
          <span
            data-note=""
            className={clsx(
              'text-micro tabular',
              kind === 'unmoved' ? tone.sum : tone.note,
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
