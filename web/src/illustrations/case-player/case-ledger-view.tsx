import {
  balancesAt,
  heldAt,
  LAST,
  type LedgerLine,
  ledgerAt,
  printed,
  stolen,
} from '@/illustrations/case-player/case-ledger'
import { caseNodes, FIRST_NODE } from '@/illustrations/case-player/case-nodes'

type Line = { label: string; note: string; color?: string; dashed?: boolean }

const lantern = 'var(--color-lantern)'
const lines: Record<LedgerLine, Line> = {
  safe: { label: 'In the wallet', note: 'not yet stolen', color: 'var(--color-on-night-soft)' },
  moving: { label: 'On the move', note: 'followed', color: 'var(--color-lantern-bright)' },
  deposited: { label: 'Deposited', note: 'at an exchange', color: lantern },
  unmoved: { label: 'Unmoved', note: '29 addresses', color: lantern, dashed: true },
  fees: { label: 'Fees', note: 'booked on arrival' },
  ruledOut: { label: 'Ruled out', note: 'other money', color: 'var(--color-night-dim)' },
}
const names = Object.keys(lines) as LedgerLine[]

/** Where the stolen money is, line by line, with the sum: as a bar that is always full, and as amounts. */
export function CaseLedger() {
  const amounts = ledgerAt(LAST)
  return (
    <div className="px-5 py-4">
      <p className="font-semibold text-on-night">Ledger, in ETH</p>
      <div aria-hidden="true" className="mt-3 flex h-2 forced-color-adjust-none">
        {names.map((name) => (
          <span
            key={name}
            data-share={name}
            style={{ flexGrow: amounts[name], ...ground(lines[name]) }}
          />
        ))}
      </div>
      <dl className="mt-2">
        {names.map((name) => (
          <div key={name} className="flex items-baseline gap-3 border-b border-night-line py-1.5">
            <span aria-hidden="true" className="h-2 w-6 self-center" style={ground(lines[name])} />
            <dt className="grow">
              <span className="text-on-night">{lines[name].label}</span>{' '}
              <span className="text-micro">{lines[name].note}</span>
            </dt>
            <dd data-line={name} className="text-on-night tabular">
              {printed(amounts[name])}
            </dd>
          </div>
        ))}
        <div className="flex justify-between pt-2 font-semibold text-lantern-bright">
          <dt>Sum</dt>
          <dd data-sum className="tabular">
            {printed(stolen)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

const ground = ({ color, dashed }: Line) => ({
  background: dashed
    ? `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 6px)`
    : color,
})

/** What is known of the selected node: how much it holds, and how we know. */
export function SelectedNode() {
  const node = caseNodes[FIRST_NODE]
  if (!node) return null
  const held = node.holder ? balancesAt(LAST)[node.holder] : 0
  return (
    <div className="border-t border-night-line px-5 py-4">
      <div aria-live="polite">
        <p data-node="label" className="font-semibold text-on-night">
          {node.label}
        </p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>Source</dt>
          <dd data-node="source" className="text-on-night">
            {node.source}
          </dd>
          <dt>Confidence</dt>
          <dd data-node="confidence" className="text-on-night">
            {node.confidence}
          </dd>
        </dl>
      </div>
      <p className="mt-2 text-on-night tabular" data-held>
        {heldAt(LAST, held)}
      </p>
    </div>
  )
}
