import { figure, registered } from '../../builders/figure.ts'
import { story } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Three customers and where each of them checks. */
export const customerStories = section('stories', {
  anchor: 'stories',
  eyebrow: 'Customer stories',
  title: 'Three customers in production',
  stories: [
    story({
      organization: 'Kestrelbrook Exchange',
      sector: 'Exchange, Lisbon',
      title: 'Screening in the signing path, with no delay for customers',
      text: 'Withdrawals used to be screened in batches, every ten minutes; an attacker with a stolen session needs two. Kestrelbrook moved the call into the signer: no score, no signature. Customers see no delay. On its next visit, the regulator saw the rule, the exposure and the releasing officer for each held payment.',
      quote:
        'The first thing it stopped was our own test wallet. That is when the team believed it.',
      figures: [
        registered('responseTime', { label: 'Added to a withdrawal' }),
        figure('3 weeks', 'From key to enforcement'),
        figure('EUR 1.9M', 'Held in the first quarter', 'returned to its owners since'),
      ],
    }),
    story({
      organization: 'Lumenpurse',
      sector: 'Self-custody wallet, Nairobi',
      title: 'A wallet that explains what you are about to sign',
      text: 'Most of its users’ losses came from approvals and not from stolen keys. Lumenpurse now checks the contract before it shows the confirm button, and says in one sentence what the signature would allow, to whom, and how many others have complained. Nothing is blocked: users decide for themselves.',
      figures: [
        figure('−58%', 'Approval-phishing complaints', 'first three months'),
        figure('1 in 9', 'Warned signatures canceled'),
        figure('2 weeks', 'To release'),
      ],
    }),
    story({
      organization: 'Quayline Pay',
      sector: 'Payment processor, Rotterdam',
      title: 'Instant payouts to merchants, and a confident bank',
      text: 'Quayline has four seconds to authorize. The risk answer takes a fraction of that, so merchants are credited at the first confirmation instead of the sixth. Its bank receives a monthly exposure report and has reduced the reserve it used to hold.',
      quote:
        'We budgeted for a compliance cost. It turned out to be the reason that our bank renewed.',
      figures: [
        figure('0.3 s', 'Of a four-second window'),
        figure('4 weeks', 'With the bank’s sign-off'),
        figure('12%', 'Reserve released by the bank'),
      ],
    }),
  ],
})
