import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const contact = page({
  title: 'Contact',
  path: '/company/contact',
  sections: [
    section('hero', {
      eyebrow: 'Contact',
      title: 'Four desks, no switchboard',
      text: 'Tell us which kind of question it is and it goes to the people who can answer it.',
      actions: [
        primary('Schedule a Demo', to.dialog('personal-demo')),
        secondary('Start Free Trial', to.dialog('free-investigation')),
      ],
    }),
    section('cardGrid', {
      anchor: 'desks',
      eyebrow: 'Desks',
      title: 'Choose a desk',
      look: 'bordered',
      columns: 4,
      cards: [
        card('Sales Inquiry', 'Plans, seats, API volume and procurement.', {
          icon: 'briefcase',
          action: primary('Contact Sales', to.dialog('free-investigation')),
        }),
        card('Customer Support', 'Something does not work, or works in a way you did not expect.', {
          icon: 'headphones',
          action: secondary('Get Support', to.dialog('technical-support')),
        }),
        card('Partnership', 'Resell, integrate or refer.', {
          icon: 'handshake',
          action: secondary('Become a Partner', to.dialog('partnership')),
        }),
        card(
          'Media and Press',
          'Data, comment, interviews. Response within 2-4 hours in business hours.',
          { icon: 'newspaper', action: secondary('Media Inquiry', to.dialog('media-inquiry')) },
        ),
      ],
    }),
    section('faq', {
      anchor: 'questions',
      title: 'Before you write',
      questions: [
        question(
          'How soon will I hear from you?',
          'Demo requests within 24 hours, press within 2-4 hours in business hours, urgent support tickets within 1 hour.',
        ),
        question(
          'When are you open?',
          'Monday-Friday 9:00 AM-6:00 PM EST. Weekends are closed. Enterprise customers have 24/7 emergency support.',
        ),
        question(
          'I have been defrauded. Can you recover my funds?',
          'We can tell you where they went, free of charge for a first look, and what to hand to the police and the exchange. Nobody can promise recovery; do not pay anyone who does.',
        ),
      ],
    }),
  ],
  seo: {
    title: 'Contact sales, support, partners and press',
    description:
      'Contact sales, customer support, partnerships or the press desk. Monday-Friday 9:00 AM-6:00 PM EST, 24/7 emergency support for enterprise customers.',
  },
})
