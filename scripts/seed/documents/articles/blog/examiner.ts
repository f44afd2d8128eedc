import { article } from '../../../builders/article.ts'

export const examiner = article({
  path: '/resources/blog/what-an-examiner-reads-first',
  title: 'What an examiner reads first',
  category: 'compliance',
  publishedOn: '2026-03-24',
  author: 'sunniva-halvorsen',
  tags: ['AML', 'Monitoring', 'Governance'],
  summary:
    'Examiners start with your last three rule changes, not with your policy. What they read next, from someone who has been through four examinations.',
  body: `
The policy binder is on the table when they come in, tabbed, with the board’s signature on top. In four examinations I have seen no one open it on the first morning. What they asked for, each time before lunch, was the change log of the monitoring rules.

It makes sense. A policy says what you meant. A change log says what you did on the day the alerts became too many.

## The first morning, in order

1. The last three changes to transaction monitoring rules: what, when, who, and what was measured before and after.
2. Ten alerts that were closed without action, chosen by them, at random within the highest risk band.
3. The oldest alert that is still open, with the reason.
4. The last person who was allowed to override a block, and the last time it happened.

If those four go well, the binder stays shut. If the first goes badly, they will read the binder to find out what else was not followed.

## A rule change that survives

Here is one as it should be, from a firm that let me quote it without its name.

|One rule change, as recorded
| Question | What the record said |
| Why | 71% of alerts from rule 14 were payroll batches of four known employers |
| What was tried | Threshold from 5 to 9 deposits a day, on six months of history |
| What would have been missed | Two of 31 alerts that had led to a report; both also caught by rule 22 |
| Who decided | MLRO, after the analyst who runs the queue had objected in writing once |
| When it is looked at again | After 90 days, by someone else |

It fits on half a page. The sentence about the objection was worth more than the statistics: it showed that there was someone in the room who could say no.

> No one was ever criticized for a threshold. They are criticized for not being able to say why it is where it is.

## Closed alerts: what is wrong with “no further concerns”

Analysts write for a colleague who can see the same screen. The examiner cannot; they see a sentence. Compare:

- “Customer known, activity in line with profile, no further concerns.”
- “Nine deposits, £14,200, all from Brightwell Foods Ltd; employment letter of May 3 on file; same pattern since January. Exposure to mixers: none within four hops. Closed.”

The second takes forty seconds longer and can be checked by anyone. Give your analysts the four facts in the alert already filled in, and they will write the second by default.

### Exposure needs its settings

If a closing note says “no exposure”, it has to say to what, how many hops, and above which share. Otherwise the note depends on settings which may have changed since, and an examiner who asks “as of when?” has found a finding.

## The override

Someone has to be able to release a blocked withdrawal. What they look for is whether that person also owns a revenue target. In one firm the answer was the head of the trading desk, on weekends. It had been used twice, both times correctly. It was still the first line of the report.

## A drill for this Friday

Take the last rule change you made. Ask a colleague in another team to explain it to you from the record alone, in five minutes, as if you had come from outside. What they cannot answer, write down. That is your first morning.
`,
  seo: {
    title: 'AML examinations: what an examiner reads first',
    description:
      'Examiners open with your last rule changes, ten closed alerts and the override log. How to keep records of each that can be understood from outside.',
  },
})
