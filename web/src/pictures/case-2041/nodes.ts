/** The nodes of case 2041, invented, and how we know of each. */

type CaseNode = {
  label: string
  note: string
  kind: 'origin' | 'address' | 'service' | 'found' | 'unmoved' | 'other'
  /** From which hop on it is part of the trace. */
  hop: number
  /** What arrives by that hop, where the picture says so. */
  arrives?: string
  source: string
  confidence: string
}

/** The nodes in the order of the path, with what each rests on. */
export const caseNodes = {
  victim: {
    label: 'Reported theft',
    note: '0x3f2e…b7d0',
    kind: 'origin',
    hop: 0,
    source: 'The victim’s report, and the access log of the wallet provider: Exhibit 1',
    confidence: 'Confirmed',
  },
  wallet: {
    label: '0x7a41…c21e',
    note: 'first wallet',
    kind: 'address',
    hop: 1,
    arrives: '412.80 ETH',
    source: 'Observed: one transaction, 7c1e…a902, Exhibit 2',
    confidence: 'Confirmed',
  },
  split: {
    label: '41 addresses',
    note: 'split',
    kind: 'address',
    hop: 2,
    source: 'Observed: 41 transfers, Exhibit 4. The gas of 38 came from one address',
    confidence: 'Transfers: confirmed. One owner: strong',
  },
  unmoved: {
    label: '29 addresses',
    note: '316.40 ETH unmoved',
    kind: 'unmoved',
    hop: 2,
    source: 'Observed: nothing has left them since the split. An alert is set on each',
    confidence: 'Confirmed',
  },
  mixer: {
    label: 'Mixer',
    note: '12 deposits',
    kind: 'service',
    hop: 3,
    arrives: '96.40 ETH',
    source: 'Observed: 12 deposits into a contract that the service has published',
    confidence: 'Confirmed',
  },
  withdrawn: {
    label: '0xc85f…02d9',
    note: 'inferred, strong',
    kind: 'address',
    hop: 4,
    source: 'Inferred: the first of the ranked withdrawals, by time, amount and fee. Exhibit 5',
    confidence: 'Strong',
  },
  bridge: {
    label: 'Bridge',
    note: 'second chain',
    kind: 'service',
    hop: 5,
    source: 'Observed: the same message ID on both sides, Exhibit 5',
    confidence: 'Crossing: confirmed. Link to theft: strong',
  },
  exchange: {
    label: 'Exchange deposit',
    note: '0xe3b0…4f88',
    kind: 'found',
    hop: 6,
    arrives: '96.12 ETH',
    source: 'A test deposit. The exchange has confirmed the address as its own: Exhibit 6',
    confidence: 'Owner: confirmed. Link to the theft: strong',
  },
  other: {
    label: 'Ruled out',
    note: 'other money',
    kind: 'other',
    // From where its branch leaves the path.
    hop: 4,
    source:
      'Sent before the stolen money arrived, or paid in by others. Each branch has its reason',
    confidence: 'Strong after the mixer, confirmed elsewhere',
  },
} as const satisfies Record<string, CaseNode>

export type NodeId = keyof typeof caseNodes
export const nodeIds = Object.keys(caseNodes) as NodeId[]

/** The path; the two other nodes are branches. */
export const pathOf = (ids: readonly NodeId[]) =>
  ids.filter((id) => id !== 'unmoved' && id !== 'other')

/** The link that is inferred. */
export const INFERRED: NodeId = 'withdrawn'
