import { event } from '../../builders/dated.ts'
import { price } from '../../builders/price.ts'

export const tracingThroughBridges = event({
  title: 'Tracing through bridges, live',
  path: '/resources/webinars-events/tracing-through-bridges-live',
  tag: 'LIVE',
  startsAt: '2026-12-10T16:00:00Z',
  endsAt: '2026-12-10T17:00:00Z',
  attendance: '840 registered',
  price: price(0),
  speakers: ['Callum Drummond', 'Amara Castellanos'],
  summary:
    'A closed theft case on three networks, traced without rehearsal. Callum has not seen the case. Amara has, and points out his mistakes.',
  body: `
We take a closed case whose victims have agreed to its use, remove their names, and give Callum Drummond the first transaction and nothing else. He has forty minutes to reach an off-ramp. Everything is on screen: queries, dead ends, the notes he keeps.

## Program

- **11:00** The complaint and the first hash: what it lets us assume and what it does not.
- **11:05** Out of the first network. Lock-and-mint bridges, and how a deposit is matched with its payout when amounts are split.
- **11:20** Second and third network. Liquidity bridges whose payouts name no deposit, and what timing is worth as evidence.
- **11:40** The off-ramp, or the point at which the trace ends.
- **11:45** Amara Castellanos opens the file and compares: which links can be proved and which cannot.
- **11:50** Questions.

## What you should bring

An hour and, if you like, a Reactor workspace: the first transaction is posted in the chat, so you can trace along. You should be able to read a transaction; you need to know nothing about bridges.

## Afterward

Everyone who registers gets the recording, the case file with the confidence of each link, and a certificate of attendance for one hour.
`,
  seo: {
    title: 'Live webinar: tracing through bridges',
    description:
      'A closed theft case traced live across three networks in 60 minutes, without rehearsal, by a former detective. Free; all who register get the recording.',
  },
})
