import { event } from '../../builders/dated.ts'
import { price } from '../../builders/price.ts'

export const yourFirstExhibit = event({
  title: 'Your first exhibit',
  path: '/resources/webinars-events/your-first-exhibit',
  tag: 'WORKSHOP',
  startsAt: '2027-03-02T15:00:00Z',
  endsAt: '2027-03-02T17:00:00Z',
  attendance: 'Limited to 100 seats',
  inclusion: 'Certificate included',
  price: price(49),
  speakers: ['Amara Castellanos', 'Mateus Oliveira'],
  summary:
    'From a graph on your screen to a numbered page that a judge can follow. You leave with an exhibit of your own and get it back marked by a reviewer who has defended exhibits in court.',
  body: `
An exhibit has to convince someone who does not know what an address is and hears from opposing counsel that it proves nothing. In two hours you make one from a closed case that we provide.

## Program

- **10:00** What an exhibit is for. Three that were admitted, one that was not.
- **10:20** Exercise 1: cut a graph of 140 transactions down to those that carry the claim. Groups of five.
- **10:50** Exercise 2: write down each link with its source, its method and what would refute it.
- **11:20** Break.
- **11:30** Exercise 3: the page itself. Numbering, legend, hashes in full, block heights, time zone.
- **11:50** Two exhibits are presented and cross-examined as they would be in court. Volunteers only.

## What you need

A browser and a second screen, or a printer. The workspace is ours; you need no license. You should have traced at least one case of your own, or taken *Investigation Fundamentals*.

## What is included

Materials, two hours of instruction in groups of five, written comments on your exhibit within five business days, and a certificate. If you cannot come, tell us two days ahead, and your seat moves to the next date.
`,
  seo: {
    title: 'Workshop: your first exhibit',
    description:
      'A two-hour workshop on turning a traced graph into an exhibit that a court can follow. 100 seats, $49, certificate and written comments included.',
  },
})
