import { article } from '../../../builders/article.ts'
import { demixing as drawn } from '../../../images/drawings/demixing.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const demixing = article({
  path: '/resources/blog/demixing-is-a-probability',
  title: 'Report demixing as a probability',
  category: 'investigations',
  publishedOn: '2026-06-30',
  author: 'adaeze-umeh',
  tags: ['Mixers', 'Evidence', 'Ethereum'],
  summary:
    'How to word an inference so that it survives cross-examination: name the set of candidates, the facts that reduced it, and the probability.',
  image: seedImage(
    drawn(),
    'Nine deposits flow into a pool and nine payouts leave it. A solid lit line joins one payout to one of the deposits; dashed lines run to the pool from two other deposits that remain possible.',
  ),
  body: `
“So you cannot be certain, can you?” I have been asked this in fourteen trials. The good answer is short: “No. Let me tell the court how uncertain I am.” This article is about how to be able to say that.

## Begin with the set

A fixed-denomination mixer takes deposits of one size and pays out withdrawals of the same size. For any withdrawal there is a set of candidates: every deposit that could have funded it. Before you say anything about a person, say how large that set was **at the minute of the withdrawal**, not at the end of the month when you looked.

In *R. v. Ashdown*, an invented name for a real lesson, the first report said that the withdrawal was “linked” to the deposit. There were 1,138 unspent deposits in the pool at that minute. “Linked” was worth one part in 1,138, and the report did not mention it.

## Then say what reduced it

Each fact that removes deposits from the set is a sentence of its own. Anyone must be able to repeat it from public data, and it must not depend on the suspect’s guilt.

|How 1,138 deposits became 3 candidates
| Fact | What is left | Where it can be checked |
| Unspent in the pool at that minute | 1,138 deposits by 420 depositors | Contract events |
| Ten withdrawals to one address in 26 minutes: one person behind them needed at least ten deposits | 31 depositors | Withdrawal transactions |
| Ten deposits made within an hour, from one funding address | 9 depositors | Deposit transactions |
| Later paid into the same service as the ten withdrawals | 3 depositors | Destination’s deposit list |

Three is not one. The report said three, described the other two depositors as far as public data allowed, and gave the reason for preferring the first: the same ten-and-ten pattern had occurred twice before, four weeks apart, with no third party between.

> Show each fact that reduces the set, so that the opposing expert has to argue with the facts.

## Words to use and words to avoid

- *Consistent with* means “not excluded.” It is the weakest thing you can say, and it sounds strong. Never let it stand alone.
- *Linked*, *connected*, *associated* mean nothing until you say by what.
- *Likely* needs a number beside it, or the reader will supply one.
- *Demixed* describes what you did with a tool. It is not a finding.

Wording that has held up: “Of the depositors who could have made these ten withdrawals, three remain after the four facts in table 2. On the data available to me, the first is the best supported; my reasons are in paragraphs 31 to 34. I cannot exclude the second or third.”

## The number itself

Where a model gives a probability, the report must say how it was tested: on how many withdrawals with a known answer, from which pools, in which year. A model that was right 88% of the time on deposits of one size tells you little about another size with a tenth of the traffic. Ask the vendor, us included.

### What not to multiply

Timing and amount are not independent, since people who are in a hurry withdraw everything at once. If you multiply two likelihoods that move together, you will understate the chance of innocence, and cross-examination will show it.

## A last test before you sign

Read your conclusion aloud with the suspect’s name replaced by your own. If you would call it unfair, it is not finished.
`,
  seo: {
    title: 'Demixing as evidence: wording a probability',
    description:
      'An expert witness on reporting mixer analysis in court: state the anonymity set, the facts that reduced it, and a number whose test anyone can repeat.',
  },
})
