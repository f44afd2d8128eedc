import { article } from '../../../builders/article.ts'

export const trainingDays = article({
  path: '/company/news/twelve-training-days-for-police',
  title: 'Free training days for police in twelve cities',
  category: 'events',
  publishedOn: '2025-07-08',
  author: 'adaeze-umeh',
  tags: ['Training', 'Seizures', 'Bitcoin'],
  summary:
    'Most officers who find a hardware wallet have never seen one. A free training day in twelve cities for those who search first.',
  body: `
Four officers from a local station search a home at six in the morning. The specialist arrives two days later. What the officers do in the first ten minutes decides whether there will be any evidence left. This fall we will teach those four, for a day, at no charge, in twelve cities.

## Who it is for

Uniformed officers, detectives outside the cyber unit, search teams, evidence custodians. No one needs to know what a blockchain is. Participants learn what to pick up.

## The day

|9:00 AM to 4:00 PM with an hour for lunch, groups of 24
| Hour | What |
| 1 | What it looks like: forty objects on a table, nineteen of which are wallets |
| 2 | What not to do: turn it off, photograph it, “just check the balance” |
| 3 | Paper: recovery phrases in cookbooks, on refrigerator doors, engraved in steel |
| 4 | The phone that is unlocked now, and what the warrant lets you do before it locks |
| 5 | A search of a furnished room, against the clock |
| 6 | Writing it down, and whom to call |

The furnished room is the heart of it. It belongs to an imaginary man who sells sneakers, and there are eleven things to find. In the trial groups the median was four before the day and nine after it.

> You do not have to understand it. You have to make sure that it still exists when the specialist arrives.

## What the trial taught us

We ran it six times in the spring, and changed it every time.

1. The first version had an hour on how Bitcoin works. Everyone liked it, and it made no difference to what was found.
2. Officers photographed recovery phrases because they had been taught to photograph everything. The rule now comes with its reason: a photograph of a key *is* the key.
3. The evidence custodians, whom we had invited as guests, turned out to be the most important people in the room. The sixth hour is now theirs.

### What goes home with everyone

- a pocket card in the local language, with six sentences on it
- the number of a desk that picks up at six in the morning; it is ours until the force has its own
- ten tamper-evident bags, large enough for a steel plate

## Where and when

Twelve cities between September and December, in nine countries, each hosted by a force, in its own rooms, in its own language. The host gives out the places. Ask your training department; if it has not heard of the day, have it write to us through the [contact page](/company/contact).

## Who pays

We do: instructors, travel and the furniture. The hosts provide the room and the coffee. No product is shown or sold; our name is on the card because we pick up the phone. From January on, forces that want to run the day themselves can have the material under a free license, all of it except the list of the eleven hiding places.

For those who do trace, the courses of the [Academy](/resources/academy) are separate, and paid.
`,
  seo: {
    title: 'Free crypto training days for police',
    description:
      'A free day for officers who find wallets before the specialist comes: forty objects, a furnished room, and what six trial runs changed in the course.',
  },
})
