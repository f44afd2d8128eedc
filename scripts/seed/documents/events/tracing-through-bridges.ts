import { event } from '../../builders/dated.ts'
import { price } from '../../builders/price.ts'

export const tracingThroughBridges = event({
  title: 'Tracing through bridges, live',
  path: '/resources/webinars-events/tracing-through-bridges-live',
  tag: 'LIVE',
  startsAt: '2027-01-14T16:00:00Z',
  endsAt: '2027-01-14T17:00:00Z',
  attendance: '840 registered',
  price: price(0),
  speakers: ['Callum Drummond', 'Amara Castellanos'],
  summary:
    'A real theft on three networks, traced without rehearsal. Callum has not seen the case. Amara has, and points out his mistakes.',
  body: `
We take a theft of the past quarter whose victims have agreed to its use, redact the victims, and give Callum Drummond the first transaction and nothing else. He has forty minutes to reach an off-ramp. Everything is on screen: queries, dead ends, the notes he keeps.

## Program

- **11:00** The complaint and the first hash: what one may assume, and what not.
- **11:05** Out of the first network. Lock-and-mint bridges, and how a deposit is matched with its withdrawal when amounts are split.
- **11:20** Second and third network. Liquidity bridges, where no such match exists, and what timing is worth as evidence.
- **11:40** The off-ramp, or an honest stop.
- **11:45** Amara Castellanos opens the file and compares: which links hold, which were luck.
- **11:50** Questions.

## What you should bring

An hour and, if you like, a Reactor workspace: the first transaction is posted in the chat, so that you can trace along. No knowledge of bridges is assumed, only that you can read a transaction.

## Afterward

Everyone who registers gets the recording, the case file with the confidence of each link, and a certificate of attendance for one hour of continuing education.
`,
  seo: {
    title: 'Live webinar: tracing through bridges',
    description:
      'A real theft traced live across three networks in 60 minutes, without rehearsal, by a former detective. Free; the recording goes to all who register.',
  },
})
