/** Case 2041, invented: what happened, where the stolen ETH were at each minute, and how we know. */

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
    confidence: 'Transfers: confirmed. One owner of the 38: strong',
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
    confidence: 'Strong, not confirmed',
  },
  bridge: {
    label: 'Bridge',
    note: 'second chain',
    kind: 'service',
    hop: 5,
    source: 'Observed: the same message ID on both sides, Exhibit 5',
    confidence: 'Crossing: confirmed. Link to the theft: strong, through the mixer',
  },
  exchange: {
    label: 'Exchange deposit',
    note: '0xe3b0…4f88',
    kind: 'found',
    hop: 6,
    arrives: '96.12 ETH',
    source: 'A test deposit. The exchange has confirmed that 0xe3b0…4f88 is its own: Exhibit 6',
    confidence: 'Owner: confirmed. Link to the theft: strong',
  },
  other: {
    label: 'Ruled out',
    note: 'other money',
    kind: 'other',
    hop: 0,
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

/** Who can hold some of the stolen money; `fees` is what the transfers cost. */
type Holder = NodeId | 'fees'

// In hundredths of an ETH, so that no sum is rounded.
export const STOLEN = 41_280
export const UNMOVED = 31_640
const FEES = 28
const FOLLOWED = STOLEN - UNMOVED

type CaseEvent = {
  /** Minutes after 09:00. */
  at: number
  what: string
  /** The same for a timeline. */
  title?: string
  exhibit?: string
  /** A hop of the path. Fees are booked on arrival. */
  transfers?: [from: Holder, to: Holder, amount: number][]
}

/** What happened, in order. */
export const caseEvents: readonly CaseEvent[] = [
  {
    at: 8,
    what: 'An unknown device logs in. Nothing has moved.',
    title: 'Login from a new device',
    exhibit: 'Ex. 1',
  },
  {
    at: 12,
    what: 'The wallet is emptied in one transaction.',
    title: '412.80 ETH leave the wallet',
    exhibit: 'Ex. 2',
    transfers: [['victim', 'wallet', STOLEN]],
  },
  {
    at: 27,
    what: '“It’s through. Splitting now.” A message, not a transfer.',
    title: '“It’s through. Splitting now.”',
    exhibit: 'Ex. 3',
  },
  {
    at: 31,
    what: 'Split across 41 addresses. 29 keep their part, 12 pass it on.',
    title: 'Split across 41 addresses',
    exhibit: 'Ex. 4',
    transfers: [
      ['wallet', 'unmoved', UNMOVED],
      ['wallet', 'split', FOLLOWED],
    ],
  },
  {
    at: 36,
    what: 'Twelve deposits enter a mixer.',
    transfers: [['split', 'mixer', FOLLOWED]],
  },
  {
    at: 41,
    what: 'One withdrawal leaves the mixer: an inferred link.',
    transfers: [['mixer', 'withdrawn', FOLLOWED]],
  },
  {
    at: 44,
    what: 'Locked in a bridge to a second chain.',
    title: '96.40 ETH mixed, then bridged',
    exhibit: 'Ex. 5',
    transfers: [['withdrawn', 'bridge', FOLLOWED]],
  },
  {
    at: 53,
    what: 'The end: it reaches a deposit address of an exchange.',
    title: '96.12 ETH reach an exchange',
    exhibit: 'Ex. 6',
    transfers: [
      ['bridge', 'exchange', FOLLOWED - FEES],
      ['bridge', 'fees', FEES],
    ],
  },
]

export const CASE_DAY = 'Friday, March 13, 2026'

/** The first and the last minute after 09:00. */
export const FIRST = 8
export const LAST = 53

const eventsUntil = (minute: number) => caseEvents.filter(({ at }) => at <= minute)

/** How many hops of the path are done. */
export const hopsAt = (minute: number) =>
  eventsUntil(minute).filter(({ transfers }) => transfers).length

/** The node that the stolen money has reached. */
export const nodeAt = (minute: number): NodeId => pathOf(nodeIds)[hopsAt(minute)] ?? 'victim'

/** Who holds how much of what was stolen. */
export function balancesAt(minute: number): Record<Holder, number> {
  const balances: Record<Holder, number> = {
    victim: STOLEN,
    wallet: 0,
    split: 0,
    unmoved: 0,
    mixer: 0,
    withdrawn: 0,
    bridge: 0,
    exchange: 0,
    other: 0,
    fees: 0,
  }
  for (const [from, to, amount] of eventsUntil(minute).flatMap(({ transfers = [] }) => transfers)) {
    balances[from] -= amount
    balances[to] += amount
  }
  return balances
}

type LedgerLine = { label: string; holders: Holder[] }

const ledgerLines = {
  safe: { label: 'Still in the wallet', holders: ['victim'] },
  moving: { label: 'On the move', holders: ['wallet', 'split', 'mixer', 'withdrawn', 'bridge'] },
  deposited: { label: 'At an exchange', holders: ['exchange'] },
  unmoved: { label: 'Unmoved: 29 addresses', holders: ['unmoved'] },
  fees: { label: 'Network fees', holders: ['fees'] },
} as const satisfies Record<string, LedgerLine>

export type LedgerName = keyof typeof ledgerLines

/** The ledger, whose lines add up to what was stolen at every minute. */
export function ledgerAt(minute: number) {
  const balances = balancesAt(minute)
  const lines = Object.entries<LedgerLine>(ledgerLines) as [LedgerName, LedgerLine][]
  return lines.map(([name, { label, holders }]) => ({
    name,
    label,
    amount: holders.reduce((sum, holder) => sum + balances[holder], 0),
  }))
}

/** Hundredths of an ETH as printed: `412.80`. */
export const printed = (amount: number) => (amount / 100).toFixed(2)

/** A minute after 09:00 as a time: `09:08`. */
export const clock = (minute: number) => `09:${String(minute).padStart(2, '0')}`

/** Whether the stolen money has been there: nothing is known of a node before. */
export const isReached = (minute: number, id: NodeId) => caseNodes[id].hop <= hopsAt(minute)

/** All texts that follow the minute and the selected node, by name. */
export function textsAt(minute: number, id: NodeId) {
  const ledger = ledgerAt(minute)
  const reached = isReached(minute, id)
  const { label, source, confidence } = caseNodes[id]
  return {
    clock: clock(minute),
    event: eventsUntil(minute).at(-1)?.what ?? '',
    ...Object.fromEntries(ledger.map(({ name, amount }) => [name, printed(amount)])),
    sum: printed(ledger.reduce((sum, { amount }) => sum + amount, 0)),
    node: label,
    source: reached ? source : '',
    confidence: reached ? confidence : '',
    held: reached
      ? `Holds ${printed(balancesAt(minute)[id])} of the ${printed(STOLEN)} ETH at ${clock(minute)}`
      : `Not reached yet at ${clock(minute)}`,
  }
}

/** The name of the button at the end of the case, where it opens. */
export const FROM_START = `Play from ${clock(FIRST)}`

const end = balancesAt(LAST)

/** The case ends with this sum. */
export const ledgerSum = `${printed(STOLEN)} ETH = ${printed(end.exchange)} deposited + ${printed(end.unmoved)} unmoved + ${printed(end.fees)} fees`
