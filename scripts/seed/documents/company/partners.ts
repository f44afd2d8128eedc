import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, step } from '../../builders/section-items.ts'
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
      anchor: 'ecosystem',
      eyebrow: 'Ecosystem',
      title: 'Three kinds of partner',
      look: 'plain',
      columns: 3,
      cards: [
        card(
          'Technology',
          'Case systems, core banking, custody and Travel Rule messaging, with our answers inside.',
          {
            icon: 'cpu',
            points: ['Tamarisk Systems', 'Vaultmere', 'Relaycourt'],
          },
        ),
        card(
          'Consulting and forensics',
          'Firms that investigate, testify and design programmes with our tools.',
          {
            icon: 'briefcase',
            points: ['Harrowgate Quill LLP', 'Bexley Stroud Forensics', 'Ostrava Advisory'],
          },
        ),
        card(
          'Resellers and integrators',
          'Regional partners who sell, set up and support in their own language.',
          {
            icon: 'globe',
            points: ['Pacific Ledgerworks', 'Norrland Datasystem', 'Cono Sur Integradores'],
          },
        ),
      ],
    }),
    section('cardGrid', {
      anchor: 'programmes',
      eyebrow: 'Programmes',
      title: 'Three programmes',
      look: 'bordered',
      columns: 3,
      cards: [
        card('Referral', 'You introduce, we do the rest.', {
          icon: 'share-2',
          points: ['A share of the first year', 'No targets', 'Paid within 30 days'],
          action: secondary('Join as Referrer', to.dialog('partnership')),
        }),
        card('Reseller', 'You sell and support, we stand behind you.', {
          icon: 'handshake',
          points: ['Partner pricing', 'Certified staff', 'Lead sharing in your region'],
          action: primary('Become a Partner', to.dialog('partnership')),
        }),
        card('Technology', 'You build our data into your product.', {
          icon: 'code',
          points: ['Sandbox and engineers', 'Joint roadmap', 'OEM terms'],
          action: secondary('Propose an Integration', to.dialog('partnership')),
        }),
      ],
    }),
    section('cardGrid', {
      anchor: 'benefits',
      eyebrow: 'Benefits',
      title: 'What every partner gets',
      look: 'list',
      columns: 2,
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
        card('Partner pricing', 'Margins by programme, in writing.', { icon: 'coins' }),
        card('Lead sharing', 'Requests from your region or sector go to you first.', {
          icon: 'users',
        }),
      ],
    }),
    section('featureRows', {
      anchor: 'stories',
      eyebrow: 'Success stories',
      title: 'Two that worked',
      rows: [
        featureRow(
          'Tamarisk Systems',
          'A trace used to be a PDF attached to a case. Now it opens inside the case system, with the exhibit numbers already there. Forty forces switched it on in the first year.',
          { picture: 'case-workspace' },
        ),
        featureRow(
          'Norrland Datasystem',
          'A regional integrator whose banks wanted crypto controls in their own language and time zone. Six certified engineers, nine banks live, none of them by a sales call of ours.',
          { picture: 'alert-feed' },
        ),
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
    section('callToAction', {
      title: 'Tell us whom you serve',
      text: 'A partner manager answers, with a proposal rather than a brochure.',
      tone: 'paper',
      actions: [primary('Become a Partner', to.dialog('partnership'))],
    }),
  ],
  seo: {
    title: 'Partners: resell, integrate or refer',
    description:
      'Partner programmes for resellers, system integrators, consultancies and technology vendors: support team, certification, co-marketing, lead sharing.',
  },
})
