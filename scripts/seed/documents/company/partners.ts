import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { ecosystem, partnerStories } from './partners-ecosystem.ts'
import { benefits, programs } from './partners-programs.ts'

export const partners = page({
  title: 'Partners',
  path: '/company/partners',
  sections: [
    section('hero', {
      eyebrow: 'Partners',
      look: 'ledger',
      title: 'Add blockchain attribution to what you sell',
      text: 'You know the customer; we bring the data, the training and experts for difficult questions.',
      actions: [
        primary('Become a Partner', to.dialog('partnership')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
      figures: [
        registered('partners', { note: '{{checked}}' }),
        figure('3', 'Programs', 'referral, reseller, technology'),
        figure('2 weeks', 'From application to decision', 'median, past twelve months'),
      ],
    }),
    ecosystem,
    programs,
    benefits,
    partnerStories,
    section('steps', {
      anchor: 'process',
      eyebrow: 'Process',
      title: 'From application to first customer',
      steps: [
        step(
          'Apply',
          'Tell us about your customers and what you want to build or sell, in one form.',
          '10 minutes',
        ),
        step(
          'Review',
          'We check fit, ownership and sanctions lists. You check our references.',
          '2 weeks',
        ),
        step(
          'Onboard',
          'Agreement, sandbox keys, seats in the next courses, and a plan for the first customer.',
          '3 weeks',
        ),
        step(
          'Launch',
          'We win the first customer together. From the second on, you lead.',
          'Week 6',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Tell us about your customers',
      text: 'A partner manager replies within two business days and proposes a program.',
      look: 'paper',
      actions: [primary('Become a Partner', to.dialog('partnership'))],
    }),
  ],
  seo: {
    title: 'Partners: resell, integrate or refer',
    description:
      'Partner programs for resellers, system integrators, consultancies and technology vendors: support team, certification, co-marketing, lead sharing.',
  },
})
