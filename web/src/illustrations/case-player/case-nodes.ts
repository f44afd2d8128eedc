import type { Balances } from '@/illustrations/case-player/case-ledger'
import { ledger } from '@/illustrations/traced-graph/graph-data'

export type NodeKind = 'origin' | 'address' | 'service' | 'found' | 'unmoved' | 'other'
export type CaseNode = {
  label: string
  note: string
  kind: NodeKind
  /** From which hop on it is part of the trace. */
  hop: number
  /** Whose balance it shows; none for other people's money. */
  holder?: keyof Balances
  /** How we know. */
  source: string
  confidence: string
}

/** The nodes of case 2041 in the order of the path, with what each rests on. */
export const caseNodes: readonly CaseNode[] = [
  {
    label: 'Reported theft',
    note: `${ledger.stolen} ETH`,
    kind: 'origin',
    hop: 0,
    holder: 'victim',
    source: 'The victim’s report, and the access log of the wallet provider: Exhibit 1',
    confidence: 'Confirmed',
  },
  {
    label: '0x7a41…c21e',
    note: 'first wallet',
    kind: 'address',
    hop: 1,
    holder: 'wallet',
    source: 'Observed: one transaction, 7c1e…a902, Exhibit 2',
    confidence: 'Confirmed',
  },
  {
    label: '41 addresses',
    note: 'split',
    kind: 'address',
    hop: 2,
    holder: 'split',
    source: 'Observed: 41 transfers, Exhibit 4. The gas of 38 came from one address',
    confidence: 'The transfers: confirmed. One owner of the 38: strong',
  },
  {
    label: '29 addresses',
    note: `${ledger.unmoved} ETH unmoved`,
    kind: 'unmoved',
    hop: 2,
    holder: 'unmoved',
    source: 'Observed: nothing has left them since the split. An alert is set on each',
    confidence: 'Confirmed',
  },
  {
    label: 'Mixer',
    note: '12 deposits',
    kind: 'service',
    hop: 3,
    holder: 'mixer',
    source: 'Observed: 12 deposits into a contract that the service has published',
    confidence: 'Confirmed',
  },
  {
    label: '0xc85f…02d9',
    note: 'inferred, strong',
    kind: 'address',
    hop: 4,
    holder: 'withdrawn',
    source: 'Inferred: the first of the ranked withdrawals, by time, amount and fee. Exhibit 5',
    confidence: 'Strong, not confirmed',
  },
  {
    label: 'Bridge',
    note: 'second chain',
    kind: 'service',
    hop: 5,
    holder: 'bridge',
    source: 'Observed: the same message ID on both sides, Exhibit 5',
    confidence: 'The crossing: confirmed. That it is the stolen money: strong, by the mixer’s link',
  },
  {
    label: 'Exchange deposit',
    note: `${ledger.deposited} ETH`,
    kind: 'found',
    hop: 6,
    holder: 'exchange',
    source: 'A test deposit. The exchange has confirmed that 0xe3b0…4f88 is its own: Exhibit 6',
    confidence: 'Whose address it is: confirmed. That it is the stolen money: strong',
  },
  {
    label: 'Ruled out',
    note: 'other money',
    kind: 'other',
    hop: 0,
    source:
      'Sent before the stolen money arrived, or paid in by others. Each branch has its reason',
    confidence: 'Strong after the mixer, confirmed elsewhere',
  },
]

/** The one that is selected at first. */
export const FIRST_NODE = 7
