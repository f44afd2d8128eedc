import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { ecosystem, partnerStories } from './partners-ecosystem.ts'
import { benefits, programmes } from './partners-programmes.ts'

export const partners = page({
  title: 'Partners',
  path: '/company/partners',
  sections: [
    section('hero', {
      eyebrow: 'Partners',
      look: 'ledger',
      title: 'Put attribution inside what you already sell',
      text: 'You keep the customer; we bring the data, the training and somebody to call when a question gets hard.',
      actions: [
        primary('Become a Partner', to.dialog('partnership')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
      figures: [
        registered('partners', { note: '{{checked}}' }),
        figure('3', 'Programmes', 'referral, reseller, technology'),
        figure('2 weeks', 'From application to decision', 'median in 2025'),
      ],
    }),
    ecosystem,
    programmes,
    benefits,
    partnerStories,
    section('steps', {
      anchor: 'process',
      eyebrow: 'Process',
      title: 'From application to first customer',
      steps: [
        step(
          'Apply',
          'Tell us about your customers and what you want to build or sell. One form, no deck.',
          '10 minutes',
        ),
        step(
          'Review',
          'We check the fit, ownership and sanctions; you check us, with references of your choice.',
          '2 weeks',
        ),
        step(
          'Onboard',
          'Agreement, sandbox keys, seats in the next courses, and a plan for the first customer.',
          '3 weeks',
        ),
        step('Launch', 'The first customer together, the second on your own.', 'Week 6'),
      ],
    }),
    section('callToAction', {
      title: 'Tell us whom you serve',
      text: 'A partner manager answers within two business days, with a proposal rather than a brochure.',
      look: 'paper',
      actions: [primary('Become a Partner', to.dialog('partnership'))],
    }),
  ],
  seo: {
    title: 'Partners: resell, integrate or refer',
    description:
      'Partner programmes for resellers, system integrators, consultancies and technology vendors: support team, certification, co-marketing, lead sharing.',
  },
})
