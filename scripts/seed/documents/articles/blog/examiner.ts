import { article } from '../../../builders/article.ts'
import { ruleChanges as drawn } from '../../../images/drawings/rule-changes.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const examiner = article({
  path: '/resources/blog/what-an-examiner-reads-first',
  title: 'What an examiner reads first',
  category: 'compliance',
  publishedOn: '2026-03-24',
  author: 'sunniva-halvorsen',
  tags: ['AML', 'Monitoring', 'Governance'],
  summary:
    'Examiners start with your last three rule changes, not with your policy. What they read next, from someone who has been through four examinations.',
  image: seedImage(drawn(), 'A change log of seven entries; the last three are lit.'),
  body: `
The policy binder is on the table when they come in, tabbed, with the board’s signature on top. In four examinations I have not seen anyone open it on the first morning. What they asked for, each time before lunch, was the change log of the monitoring rules.

A policy says what you intended. A change log says what you did when there were too many alerts.

## The first morning, in order

1. The last three changes to transaction monitoring rules: what, when, who, and what was measured before and after.
2. Ten alerts that were closed without action, chosen by them, at random within the highest risk band.
3. The oldest alert that is still open, with the reason.
4. Who may override a block, and the last time someone did.

If those four go well, nobody opens the binder. If the first goes badly, they read it to find out what else was not followed.

## A rule change that survives

Here is one as it should be. The firm and its figures are invented; the form is not.

|One rule change, as recorded
| Question | What the record said |
| Why | 71% of alerts from rule 14 were payroll batches of four known employers |
| What was tried | Threshold from 5 to 9 deposits a day, on six months of history |
| What would have been missed | Two of 31 alerts worth escalating; rule 22 caught both as well |
| Who decided | The MLRO, after a written objection by the analyst who runs the queue |
| When it is reviewed | After 90 days, by someone else |

It fits on half a page. The line about the objection is worth more than the statistics: it shows that someone in the room could say no.

> Examiners seldom object to a threshold. They object when no one can say why it is where it is.

## Closed alerts: what is wrong with “no further concerns”

Analysts write for a colleague who can see the same screen. The examiner sees only a sentence. Compare:

- “Customer known, activity in line with profile, no further concerns.”
- “Nine deposits, USDC worth £14,200, all from the payroll wallet of Brightwell Foods Ltd; employment letter of January 3 on file; same pattern every month since. Exposure to mixers: none above 0.1%, traced over four hops. Closed.”

The second takes forty seconds longer, and anyone can check it. Fill in the facts for your analysts when the alert opens, and they will write the second by default.

### Exposure needs its settings

If a closing note says “no exposure,” it has to say to what, how many hops, and above which share. Otherwise the note depends on settings that may have changed since, and an examiner who asks “as of when?” has a finding.

## The override

Someone has to be able to release a blocked withdrawal. What examiners look for is whether that person also has a revenue target. Suppose that on weekends it is the head of the trading desk, who has used the power twice, both times correctly. Expect it to be the first finding all the same.

## A drill for this Friday

Take the last rule change you made. Ask a colleague in another team to explain it to you from the record alone, in five minutes, as if you had come from outside. Write down what they cannot answer: an examiner will ask the same.
`,
  seo: {
    title: 'AML exams: what an examiner reads first',
    description:
      'Examiners open with your last rule changes, ten closed alerts and the override log. How to keep records of each that can be understood from outside.',
  },
})
