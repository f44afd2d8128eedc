import { article } from '../../../builders/article.ts'

export const summit = article({
  path: '/company/news/investigators-summit-program',
  title: 'Investigators’ summit: the program',
  category: 'events',
  publishedOn: '2026-02-03',
  author: 'adaeze-umeh',
  tags: ['Training', 'Evidence', 'Ransomware'],
  summary: 'Two days in Toronto, twenty sessions, and a mock trial with a full cross-examination.',
  body: `
The investigators’ summit returns to Toronto next spring for its fourth year: two days, twenty sessions and 300 seats, 120 of them reserved for public agencies at no charge. The program is out today. Eleven people chose it; three of them work for us.

## What is different this year

Last year’s feedback came down to two requests: more of what went wrong, and fewer logos. So:

- every case session has to include at least one mistake by the presenter’s own team, and what it cost
- no vendor presents its own product in a session, and that includes us; product talks are in a side room, at lunch, and labeled as such
- slides are handed out beforehand, so no one has to photograph a screen

## Day one: the trace

1. *The first hour.* Three incident desks describe the same night: a bridge drained at 2:00 AM, as seen by an exchange, an issuer and the victim.
2. *Change, and other habits.* A workshop on UTXO heuristics in which half of the puzzles have no solution. Bring a laptop.
3. *Ransom, split.* Where affiliates go after the operator has taken its share: the same 98 payments as a police unit and a private desk traced them.
4. *Lightning and payjoin.* What can be said, and the longer list of what cannot.

## Day two: the court

The morning is a mock trial in an invented case, with a retired judge, two practicing trial lawyers, a jury of attendees and a report that was written to be good but not perfect. Cross-examination of the expert takes more than an hour. In the past two years the jury acquitted once.

|The trial, hour by hour
| Time | What happens |
| 9:00 AM | The report is handed out; twenty minutes to read it |
| 9:20 AM | Direct examination |
| 10:00 AM | Cross-examination |
| 11:15 AM | The jury deliberates, on stage, with microphones |
| 12:00 PM | What the judge would have excluded |

In the afternoon there are forty-minute clinics with one expert for every two attendees: wording a demixing result, seizing tokens, preserving a smart contract’s state, writing for a jury. Places are drawn by lot the day before.

## Who should come

People who trace for a living or who act on what others have traced: investigators, prosecutors, incident responders, and compliance analysts whose reports go further than a file. If you are new to this, take the fundamentals course at the [Academy](/resources/academy) first. The summit does not cover the basics.

### Practicalities

- Seats: 300. Last year they were gone in nine days.
- Price: $649 for both days; free for public agencies, with a work email address.
- Recordings: four sessions, with names removed. The trial is not recorded.
- The venue has step-free access, a quiet room and hearing loops in both halls.

Dates, tickets and the full list of speakers go out with the [event announcements](/resources/webinars-events) once the contract for the hall is signed. Subscribers hear a day before everyone else.
`,
  seo: {
    title: 'Investigators’ summit in Toronto: the program',
    description:
      'Two days, twenty sessions and a mock trial: the program of the fourth investigators’ summit, how it was chosen, who should come and what it costs.',
  },
})
