import { figure, registered } from '../../builders/figure.ts'
import { story } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Three customers, three places to put the same answer. */
export const customerStories = section('stories', {
  anchor: 'stories',
  eyebrow: 'Customer stories',
  title: 'Three that went live',
  stories: [
    story({
      organisation: 'Kestrelbrook Exchange',
      sector: 'Exchange, Lisbon',
      title: 'A check inside the signing path, and nobody noticed',
      text: 'Withdrawals used to be screened in batches, every ten minutes; an attacker with a stolen session needs two. Kestrelbrook moved the call into the signer: no score, no signature. Customers saw no delay. The regulator, on its next visit, saw for each held payment the rule, the exposure and the person who released it.',
      quote:
        'The first thing it stopped was our own test wallet. That is when the team believed it.',
      figures: [
        registered('responseTime', { label: 'Added to a withdrawal' }),
        figure('3 weeks', 'From key to enforcement'),
        figure('EUR 1.9M', 'Held in the first quarter', 'returned to its owners since'),
      ],
    }),
    story({
      organisation: 'Lumenpurse',
      sector: 'Self-custody wallet, Nairobi',
      title: 'A wallet that says what a signature would give away',
      text: 'Most of its users’ losses came from approvals and not from stolen keys. Lumenpurse now reads the contract’s record before it shows the confirm button, and says in one sentence what would be allowed, to whom, and how many others have complained about them. Nothing is blocked: people cancel by themselves.',
      figures: [
        figure('−58%', 'Approval-phishing complaints', 'first three months'),
        figure('1 in 9', 'Warned signatures cancelled'),
        figure('2 weeks', 'To release'),
      ],
    }),
    story({
      organisation: 'Quayline Pay',
      sector: 'Payment processor, Rotterdam',
      title: 'Merchants paid at once, and a bank that stopped asking',
      text: 'Quayline has four seconds to authorise. The risk answer takes a fraction of one of them, so that merchants are credited at the first confirmation and not at the sixth. Its bank receives a monthly exposure report that it no longer has to ask for, and has dropped the reserve it used to hold.',
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
