import { job } from '../../builders/dated.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { salary } from '../../builders/price.ts'
import { howWeHire } from './how-we-hire.ts'

export const seniorFrontendEngineer = job({
  title: 'Senior Frontend Engineer',
  path: '/company/careers/senior-frontend-engineer',
  location: 'New York or remote',
  salary: salary(150_000, { to: 200_000 }),
  tags: ['TypeScript', 'React', 'WebGL', 'Accessibility'],
  postedOn: '2026-10-05',
  openUntil: '2027-03-31',
  orderRank: orderRank(1),
  summary:
    'Build the graph that investigators look at all day: ten thousand nodes, sixty frames a second, and a keyboard shortcut for everything.',
  body: `
Reactor’s canvas is where cases are made. An investigator keeps it open for eight hours, grows a graph to thousands of addresses, and later has to defend every line of it. It must be fast, and it must never show a link that the data does not support.

## What you will do

- Own the graph canvas: layout, level of detail, hit testing, and the path from a websocket message to a pixel.
- Bring its expand operation from 340 to under 100 milliseconds for hubs with 5,000 neighbors.
- Build the table view that mirrors the graph, so a colleague who uses a screen reader can work the same case.
- Sit beside an investigator for a day each quarter and write down where they wait.
- Review, and be reviewed. We ship twice a week, behind flags, with metrics that everyone can see.

## What you bring

- Several years with TypeScript and React, and opinions on when not to use the latter.
- Canvas or WebGL in production, and a profile you can talk us through.
- A habit of testing with a keyboard first.
- Nice to have: force-directed layouts, Web Workers, an interest in how evidence works.

You need no background in crypto. You will trace a closed case in your first week.
${howWeHire({
  manager: 'Tobias Mensah, who leads engineering',
  sample: 'A slow canvas and its performance trace: find the cause, describe the fix.',
  last: 'Two engineers, one designer and one investigator, an hour each at most.',
})}
## What we pay

$150k-$200k a year by level, with equity and ten years to exercise it, health coverage for your family, and everything on the [careers page](/company/careers). Remote means within three hours of New York time. For two weeks a year we meet in person.
`,
  seo: {
    title: 'Senior Frontend Engineer, New York or remote',
    description:
      'Build the graph canvas that investigators work in all day: TypeScript, React, WebGL and accessibility. Full-time in New York or remote, $150k-$200k.',
  },
})
