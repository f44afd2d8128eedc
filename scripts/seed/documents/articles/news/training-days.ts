import { article } from '../../../builders/article.ts'

export const trainingDays = article({
  path: '/company/news/twelve-training-days-for-police',
  title: 'Twelve training days for police who do not trace',
  category: 'events',
  publishedOn: '2025-07-08',
  author: 'adaeze-umeh',
  tags: ['Training', 'Seizures', 'Bitcoin'],
  summary:
    'Most officers who find a hardware wallet have never seen one. A free training day in twelve cities for those who get there first.',
  body: `
Four officers from a local station search a home at six in the morning. The specialist arrives two days later. What the officers do in the first ten minutes decides whether there will be any evidence left. This autumn we teach those four, for a day, at no charge, in twelve cities.

## Who it is for

Uniformed officers, detectives without a cyber role, search teams, exhibits officers. No one needs to know what a blockchain is, and no one will know very much about it afterward. They will know what to pick up.

## The day

|09:00 to 16:00, groups of 24
| Hour | What |
| 1 | What it looks like: forty objects on a table, nineteen of which are wallets |
| 2 | What not to do: switch off, photograph, “just check the balance” |
| 3 | Paper: recovery phrases in cookery books, on fridge doors, engraved in steel |
| 4 | The phone that is unlocked now, and what to do before it locks |
| 5 | A search of a furnished room, against the clock |
| 6 | Writing it down, and whom to ring |

The furnished room is the heart of it. It belonged to an imaginary man who sells trainers. There are eleven things to be found. In the trial groups the median was four before the day and nine after it.

> You do not have to understand it. You have to make sure that it still exists when the specialist arrives.

## What the trial taught us

We ran it six times in spring, and changed it each time.

1. The first version had an hour on how Bitcoin works. It was well liked and made no difference at all to what was found.
2. Officers photographed recovery phrases because they had been taught to photograph everything. The rule now has a reason attached: a photograph of a key *is* the key.
3. The exhibits officers, who had been invited as guests, turned out to be the most important people in the room. They now have their own hour.

### What goes home with everyone

- a card for the pocket, in the local language, with six sentences on it
- the number of a desk that answers at six in the morning; it is ours until the force has its own
- ten tamper-evident bags of the size that a steel plate fits into

## Where and when

Twelve cities between September and December, in nine countries, each hosted by a force, in its own rooms, in its own language. Places are given out by the host. Ask your training department; if it has not heard of it, ask it to write to us through the [contact page](/company/contact).

## Who pays

We do: instructors, travel and the furniture. The hosts provide the room and coffee. There is no product in it; our name is on the card because we answer the phone. If forces want to run it by themselves, the material is theirs under a free license from January, the list of the eleven hiding places excepted.

For those who trace, the four-day course on evidence at the [Academy](/resources/academy) is a separate, paid course.
`,
  seo: {
    title: 'Free crypto search training for police in 12 cities',
    description:
      'A free day for officers who find wallets before the specialist comes: forty objects, a furnished room, and what six trial runs changed in the course.',
  },
})
