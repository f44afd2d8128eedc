import { event } from '../../builders/dated.ts'
import { price } from '../../builders/price.ts'

export const micaMarketAbuse = event({
  title: 'MiCA market abuse: what surveillance must see',
  path: '/resources/webinars-events/mica-market-abuse',
  tag: 'UPCOMING',
  startsAt: '2027-02-03T14:00:00Z',
  endsAt: '2027-02-03T14:45:00Z',
  attendance: '520 registered',
  price: price(0),
  speakers: ['Leila Marchetti', 'Yuki Sørensen'],
  summary:
    'Title VI of MiCA asks venues to detect wash trading, layering and insider dealing. We show what is visible on chain, and what only in the order book.',
  body: `
Anyone who professionally arranges or executes transactions in crypto-assets in the Union must have systems to prevent and detect market abuse, and must report a suspicion without delay.

## Program

- **9:00** The duty in ten minutes: who is caught, what a suspicious transaction and order report (STOR) has to contain, and where the technical standards leave room.
- **9:10** Wash trading. Yuki Sørensen shows funding graphs of four accounts that never lost money to each other.
- **9:20** Layering and spoofing: visible only in the order book. What to keep, and for how long.
- **9:28** Insider dealing around listings: wallets that are funded and used only once.
- **9:35** Leila Marchetti on calibration: why a rule that fires 300 times a day is ignored.
- **9:40** Questions.

## For whom

Surveillance and compliance teams of trading venues and brokers, and the supervisors who examine them. You should know your own venue’s order types; no on-chain experience is needed.

## Afterward

You get the slides, the four funding graphs as data, and an invented example of a report, with notes on the fields that are filled in wrong most often.
`,
  seo: {
    title: 'Webinar: market abuse under MiCA',
    description:
      'What trading venues must detect under Title VI of MiCA: wash trading, layering, insider dealing, on chain and in the order book. 45 minutes, free.',
  },
})
