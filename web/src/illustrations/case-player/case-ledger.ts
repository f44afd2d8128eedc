import { ledger } from '@/illustrations/traced-graph/graph-data'

/** Where money of case 2041 can be; `fees` is what the transfers cost. */
type Holder =
  | 'victim'
  | 'wallet'
  | 'split'
  | 'unmoved'
  | 'mixer'
  | 'withdrawn'
  | 'bridge'
  | 'exchange'
  | 'fees'
/** In hundredths of an ETH, so that no sum is rounded. */
export type Balances = Record<Holder, number>
type Transfer = { from: Holder; to: Holder; amount: number }
type CaseEvent = {
  /** Minutes after 09:00. */
  at: number
  what: string
  /** Which hop of the path it is, counted from 1. */
  hop?: number
  transfers?: Transfer[]
}

/** The first and the last minute after 09:00. */
export const FIRST = 8
export const LAST = 53

const hundredths = (amount: string) => Math.round(Number(amount) * 100)

export const stolen = hundredths(ledger.stolen)
const unmoved = hundredths(ledger.unmoved)
const deposited = hundredths(ledger.deposited)
const passedOn = stolen - unmoved

const followed = (from: Holder, to: Holder): Transfer => ({ from, to, amount: passedOn })

/** What happened, in order. Fees are booked on arrival. */
export const caseEvents: readonly CaseEvent[] = [
  { at: FIRST, what: 'An unknown device logs in. Nothing has moved.' },
  {
    at: 12,
    what: 'The wallet is emptied in one transaction.',
    hop: 1,
    transfers: [{ from: 'victim', to: 'wallet', amount: stolen }],
  },
  { at: 27, what: '“It’s through. Splitting now.” A message, not a transfer.' },
  {
    at: 31,
    what: 'Split across 41 addresses. 29 keep their part, 12 pass it on.',
    hop: 2,
    transfers: [
      { from: 'wallet', to: 'unmoved', amount: unmoved },
      { from: 'wallet', to: 'split', amount: passedOn },
    ],
  },
  {
    at: 36,
    what: 'Twelve deposits enter a mixer.',
    hop: 3,
    transfers: [followed('split', 'mixer')],
  },
  {
    at: 41,
    what: 'One withdrawal leaves the mixer: an inferred link.',
    hop: 4,
    transfers: [followed('mixer', 'withdrawn')],
  },
  {
    at: 44,
    what: 'Locked in a bridge to a second chain.',
    hop: 5,
    transfers: [followed('withdrawn', 'bridge')],
  },
  {
    at: LAST,
    what: 'The end: it reaches a deposit address of an exchange.',
    hop: 6,
    transfers: [
      { from: 'bridge', to: 'exchange', amount: deposited },
      { from: 'bridge', to: 'fees', amount: hundredths(ledger.fees) },
    ],
  },
]

const before = (minute: number) => caseEvents.filter(({ at }) => at <= minute)

/** The latest event at a minute after 09:00. */
export const eventAt = (minute: number) => before(minute).at(-1) ?? caseEvents[0]

/** How many hops of the path are done. */
export const hopsAt = (minute: number) => Math.max(0, ...before(minute).map(({ hop = 0 }) => hop))

/** Who holds how much of what was stolen. */
export function balancesAt(minute: number): Balances {
  const balances: Balances = {
    victim: stolen,
    wallet: 0,
    split: 0,
    unmoved: 0,
    mixer: 0,
    withdrawn: 0,
    bridge: 0,
    exchange: 0,
    fees: 0,
  }
  for (const { from, to, amount } of before(minute).flatMap(({ transfers = [] }) => transfers)) {
    balances[from] -= amount
    balances[to] += amount
  }
  return balances
}

export type LedgerLine = 'safe' | 'moving' | 'unmoved' | 'deposited' | 'fees' | 'ruledOut'

/** The lines of the ledger, which add up to what was stolen at every minute. */
export function ledgerAt(minute: number): Record<LedgerLine, number> {
  const { victim, wallet, split, mixer, withdrawn, bridge, ...rest } = balancesAt(minute)
  return {
    safe: victim,
    moving: wallet + split + mixer + withdrawn + bridge,
    unmoved: rest.unmoved,
    deposited: rest.exchange,
    fees: rest.fees,
    // Flows of other money: none of it was stolen here.
    ruledOut: 0,
  }
}

/** Hundredths of an ETH as printed: `412.80`. */
export const printed = (amount: number) => (amount / 100).toFixed(2)

/** A minute after 09:00 as a time: `09:08`. */
export const clock = (minute: number) => `09:${String(minute).padStart(2, '0')}`

/** What a node holds at a minute, in words. */
export const heldAt = (minute: number, amount: number) =>
  `Holds ${printed(amount)} ETH of it at ${clock(minute)}`

/** The label of the button at the end of the case, where it opens. */
export const FROM_START = `Play from ${clock(FIRST)}`
