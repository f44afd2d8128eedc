import { type NodeId, nodeIds, pathOf } from '@/pictures/case-2041/nodes'

/** Who can hold some of the stolen money; `fees` is what the transfers cost. */
export type Holder = NodeId | 'fees'

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
    what: 'A suspect’s message: “It’s through. Splitting now.”',
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

export const eventsUntil = (minute: number) => caseEvents.filter(({ at }) => at <= minute)

/** How many hops of the path are done. */
export const hopsAt = (minute: number) =>
  eventsUntil(minute).filter(({ transfers }) => transfers).length

/** The node that the stolen money has reached. */
export const nodeAt = (minute: number): NodeId => pathOf(nodeIds)[hopsAt(minute)] ?? 'victim'

/** A minute after 09:00 as a time: `09:08`. */
export const clock = (minute: number) => `09:${String(minute).padStart(2, '0')}`

/** The name of the button at the end of the case, where it opens. */
export const FROM_START = `Play from ${clock(FIRST)}`
