import { article } from '../../../builders/article.ts'

export const summit = article({
  path: '/company/news/investigators-summit-program',
  title: 'Investigators’ summit: the program',
  category: 'events',
  publishedOn: '2026-02-03',
  author: 'adaeze-umeh',
  tags: ['Training', 'Evidence', 'Ransomware'],
  summary: 'Two days in Toronto, twenty sessions and a mock trial with a real cross-examination.',
  body: `
The investigators’ summit returns to Toronto next spring for its fourth year: two days, twenty sessions, 300 seats, of which 120 are kept for public bodies at no charge. The program is public today. It was chosen by eleven people, three of whom work for us.

## What is different this year

Last year’s feedback could be summed up in two sentences. “More of what went wrong.” “Fewer logos.” So:

- every case session has to contain at least one error by the presenter’s own team, and what it cost
- no session is given by a vendor about its product, ours included; product talks are in a side room, at lunch, and labeled
- slides are handed out beforehand, so that no one photographs a screen

> A case without its mistakes is only half the story.

## Day one: the trace

1. *The first hour.* Three incident desks describe the same night: a bridge drained at 02:00, seen from an exchange, an issuer and the victim.
2. *Change, and other habits.* A workshop on UTXO heuristics in which half of the puzzles have no solution. Bring a laptop.
3. *Ransom, split.* Where affiliates go after the operator has taken its share; a police and a private view of the same 98 payments.
4. *Lightning and payjoin.* What can be said, and a good deal on what cannot.

## Day two: the court

The morning is a mock trial. A retired judge, two practising barristers, a jury of delegates and a report that was written to be good but not perfect. The expert is cross-examined for an hour. In the last two years the jury acquitted once.

|The trial, hour by hour
| Time | What happens |
| 09:00 | The report is handed out; twenty minutes to read it |
| 09:20 | Examination in chief |
| 10:00 | Cross-examination |
| 11:15 | The jury retires, on stage, with microphones |
| 12:00 | What the judge would have excluded |

In the afternoon there are clinics of forty minutes with one expert for each two delegates: wording a demixing result, seizing tokens, preserving a smart contract’s state, writing for a jury. Places are given out on the day before, by lot.

## Who should come

People who trace for a living or who decide on what others have traced: investigators, prosecutors, incident responders, compliance analysts whose reports are used. If you are new, take the fundamentals course at the [Academy](/resources/academy) first; the summit explains no basics.

### Practicalities

- Seats: 300, and last year they were gone in nine days.
- Price for private firms: $649, both days; for public bodies nothing, with a work address.
- Recordings: of four sessions, with names removed. The trial is not recorded.
- The venue has step-free access, a quiet room and hearing loops in both halls.

Dates, tickets and the full list of speakers go out with the [events letter](/resources/webinars-events) once the contract for the hall is signed. Its subscribers are told a day before everyone else, so that those who help us with the program are not the ones left without a seat.
`,
  seo: {
    title: 'Investigators’ summit in Toronto: the program',
    description:
      'Two days, twenty sessions and a mock trial: the program of the fourth investigators’ summit, how it was chosen, who should come and what it costs.',
  },
})
