import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const partners = page({
  title: 'Partners',
  path: '/company/partners',
  sections: [
    section('hero', {
      eyebrow: 'Partners',
      title: 'Put attribution inside what you already sell',
      text: '150+ integration partners resell, embed or refer our products. You keep the customer; we bring the data and the training.',
      actions: [
        primary('Become a Partner', to.dialog('partnership')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
    section('cardGrid', {
      anchor: 'benefits',
      eyebrow: 'Benefits',
      title: 'What a partner gets',
      look: 'plain',
      columns: 3,
      cards: [
        card('Partner support team', 'Named people who know your customers.', {
          icon: 'headphones',
        }),
        card('Training and certification', 'Your staff take the same courses as ours.', {
          icon: 'graduation-cap',
        }),
        card('Marketing co-op', 'Shared events, shared case studies, shared cost.', {
          icon: 'newspaper',
        }),
        card('Partner pricing', 'Margins by programme level, in writing.', { icon: 'coins' }),
        card('Lead sharing', 'Requests from your region or sector go to you first.', {
          icon: 'share-2',
        }),
      ],
    }),
    section('steps', {
      anchor: 'process',
      eyebrow: 'Process',
      title: 'From application to first customer',
      steps: [
        step('Apply', 'Tell us about your customers and what you want to build or sell.'),
        step('Review', 'We check the fit, and you check us, within two weeks.'),
        step('Onboard', 'Training, sandbox keys and a joint plan.'),
        step('Launch', 'The first customer together, the second on your own.'),
      ],
    }),
  ],
  seo: {
    title: 'Partners: resell, integrate or refer',
    description:
      'Partner programmes for resellers, system integrators, consultancies and technology vendors: support team, certification, co-marketing, lead sharing.',
  },
})
