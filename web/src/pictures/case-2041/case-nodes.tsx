import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { LAST, nodeAt } from '@/pictures/case-2041/events'
import { type Layout, narrow, type Side, wide } from '@/pictures/case-2041/layouts'
import { caseNodes, type NodeId, pathOf } from '@/pictures/case-2041/nodes'
import type { Tone } from '@/pictures/case-2041/tones'

/** Marks what a picture with fewer hops does not show yet: `play-case.ts` sets and removes it. */
export const ahead = (hop: number, hops: number) => ({
  'data-hop': hop,
  ...(hop > hops && { 'data-ahead': '' }),
})

type AmountsProps = { ids: readonly NodeId[]; hops: number; tone: Tone }

/** What arrives by a hop, in its middle. */
export function Amounts({ ids, hops, tone }: AmountsProps) {
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
        style={{ '--n': middle(narrow), '--w': middle(wide) } as CSSProperties}
      >
        <span className={`${tone.mark} ${tone.sum}`}>{node.arrives}</span>
      </span>
    )
  })
}

const inset = (x: number, y: number) => `${y}% 0 0 ${x}%`

/** How a name is moved from its node, and how its lines are aligned. */
const sides: Record<Side, [translate: string, textAlign: string]> = {
  below: ['0 calc(50% + 18px)', 'center'],
  farBelow: ['0 calc(50% + 26px)', 'center'],
  left: ['calc(-50% - 22px)', 'right'],
  right: ['calc(50% + 26px)', 'left'],
  aboveLeft: ['calc(-50% + 12px) calc(-50% - 18px)', 'right'],
  belowLeft: ['calc(-50% + 12px) calc(50% + 18px)', 'right'],
}

type NodeProps = { id: NodeId; hops: number; tone: Tone; name: string | undefined; bare: boolean }

/** A node with its name, over the lines, so that one serves both layouts. */
export function Node({ id, hops, tone, name, bare }: NodeProps) {
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
    <Part {...ahead(hop, hops)} style={bare ? { inset: inset(inWide[0], inWide[1]) } : places}>
      {name && <input type="radio" name={name} value={id} defaultChecked={id === nodeAt(LAST)} />}
      <span
        data-mark={kind}
        className={kind === 'other' ? `border-current bg-night ${tone.note}` : tone.mark}
        style={{
          ...((kind === 'found' || kind === 'unmoved') && { background: 'var(--color-lantern)' }),
          ...(kind === 'found' && tone.found),
          ...(kind === 'origin' && {
            boxShadow: `inset 0 0 0 4px ${tone.ground},inset 0 0 0 9px var(--color-lantern)`,
          }),
        }}
      />
      {!bare && (
        <span data-name="" className={tone.name}>
          <span className={label.startsWith('0x') ? 'font-mono' : 'font-semibold'}>{label}</span>
          <br />
          <span
            data-note=""
            className={clsx(
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
