import { clock, eventsUntil, type Holder, hopsAt, LAST, STOLEN } from '@/pictures/case-2041/events'
import { caseNodes, type NodeId } from '@/pictures/case-2041/nodes'

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

const end = balancesAt(LAST)

/** The case ends with this sum. */
export const ledgerSum = `${printed(STOLEN)} ETH = ${printed(end.exchange)} deposited + ${printed(end.unmoved)} unmoved + ${printed(end.fees)} fees`
