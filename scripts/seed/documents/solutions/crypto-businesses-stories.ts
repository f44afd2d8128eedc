import { figure, registered } from '../../builders/figure.ts'
import { story } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

export const customerStories = section('stories', {
  anchor: 'stories',
  eyebrow: 'Customer stories',
  title: 'Customers in production',
  stories: [
    story({
      organization: 'Kestrelbrook Exchange',
      sector: 'Exchange, Lisbon',
      title: 'Screening in the signing path, with no delay that customers notice',
      text: 'Withdrawals used to be screened in batches every ten minutes; an attacker with a stolen session needs only two. Kestrelbrook moved the check into the signer, which signs nothing without a score. On its next visit, the regulator saw the rule, the exposure and the releasing officer for each held payment.',
      quote:
        'The first thing it stopped was our own test wallet. That is when the team believed it.',
      figures: [
        figure('81 ms', 'Added to a withdrawal', 'on average, network included'),
        figure('3 weeks', 'From key to enforcement'),
        figure('EUR 1.9M', 'Held in the first quarter', 'in withdrawals from hijacked accounts'),
      ],
    }),
    story({
      organization: 'Lumenpurse',
      sector: 'Self-custody wallet, Nairobi',
      title: 'A wallet that explains what you are about to sign',
      text: 'Most of its users’ losses came from approvals, not from stolen keys. Lumenpurse now checks the contract before it shows the confirm button, and says in one sentence what the signature would allow, to whom, and how many others have complained. Nothing is blocked; users decide.',
      figures: [
        figure('−58%', 'Approval-phishing complaints', 'first three months'),
        figure('2 in 3', 'Signatures canceled after a warning'),
        figure('2 weeks', 'To release'),
      ],
    }),
    story({
      organization: 'Quayline Pay',
      sector: 'Payment processor, Rotterdam',
      title: 'A risk decision inside the authorization window',
      text: 'Quayline has four seconds to authorize a payment. The risk response takes a fraction of that, so a payment is checked before the merchant ships instead of the next morning. Its bank receives a monthly exposure report and has released part of the reserve it held.',
      quote:
        'We had budgeted for a compliance cost. It turned out to be the reason our bank renewed.',
      figures: [
        registered('responseLimit', {
          label: 'Of a four-second window',
          note: '99 of 100 responses',
        }),
        figure('4 weeks', 'To go live', 'with the bank’s sign-off'),
        figure('12%', 'Of the bank’s reserve released'),
      ],
    }),
  ],
})
