import { primary, secondary } from '../../builders/action.ts'
import { portableText } from '../../builders/portable-text.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandDomain, brandName } from '../brand.ts'

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Choose a desk',
  look: 'tinted',
  columns: 4,
  cards: [
    card(
      'Sales Inquiry',
      'Plans, seats, API volume and procurement. Send a real question; we look into it free of charge.',
      {
        icon: 'briefcase',
        action: primary('Contact Sales', to.dialog('free-investigation')),
      },
    ),
    card('Customer Support', 'Something does not work, or works in a way you did not expect.', {
      icon: 'headphones',
      action: secondary('Get Support', to.dialog('technical-support')),
    }),
    card('Partnership', 'Resell, integrate or refer. Tell us about your customers.', {
      icon: 'handshake',
      action: secondary('Partner With Us', to.dialog('partnership')),
    }),
    card(
      'Media and Press',
      'Data, comment, interviews. Response within 2-4 hours in business hours.',
      {
        icon: 'newspaper',
        action: secondary('Media Inquiry', to.dialog('media-inquiry')),
      },
    ),
  ],
})

const reachUs = section('richText', {
  anchor: 'reach-us',
  title: 'Reach us directly',
  body: portableText(`
- **Sales:** [sales@${brandDomain}](mailto:sales@${brandDomain})
- **Support:** [support@${brandDomain}](mailto:support@${brandDomain})
- **Press:** [press@${brandDomain}](mailto:press@${brandDomain})
- **Telephone:** [+1 (212) 555-0142](tel:+12125550142)
- **Post:** ${brandName}, Inc., 14 Lanternhouse Row, Suite 900, New York, NY 10004, United States

### Hours

Monday-Friday 9:00 AM-6:00 PM EST. Weekends closed. 24/7 emergency support for enterprise customers.
`),
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Before you write',
  questions: [
    question(
      'How soon will I hear from you?',
      'Demo requests within 24 hours, press within 2-4 hours in business hours, support tickets by priority: urgent within 1 hour, high 4 hours, medium 24 hours, low 48 hours.',
    ),
    question(
      'I have been defrauded. Can you recover my funds?',
      'We can tell you where they went, free of charge for a first look, and what to hand to the police and the exchange. Nobody can promise recovery. Do not pay anyone who does, or who asks for a fee to “release” your coins.',
    ),
    question(
      'Should I report it to the police first?',
      'Yes, at the same time. An exchange freezes funds on the request of an authority or, for a short while, on a well-documented notice from a victim. A case number helps with both.',
    ),
    question(
      'Can I send evidence securely?',
      'Never send seed phrases or private keys to anyone, us included. For documents we open an encrypted upload after the first exchange of messages.',
    ),
    question(
      'Do you work with journalists?',
      'Often. The press desk provides data and comment with sources, on the record by default.',
    ),
  ],
})

export const contact = page({
  title: 'Contact',
  path: '/company/contact',
  sections: [
    section('hero', {
      eyebrow: 'Contact',
      title: 'Four desks, no switchboard',
      text: 'Tell us which kind of question it is and it goes to the people who can answer it.',
    }),
    desks,
    reachUs,
    questions,
    section('callToAction', {
      title: 'Rather see it first?',
      text: 'A specialist shows you the product on your own example, in 30-45 minutes.',
      tone: 'ink',
      actions: [
        primary('Schedule a Demo', to.dialog('personal-demo')),
        secondary('Start Free Trial', to.dialog('free-investigation')),
      ],
    }),
  ],
  showReadyToStart: false,
  seo: {
    title: 'Contact sales, support, partners and press',
    description:
      'Contact sales, customer support, partnerships or the press desk. Monday-Friday 9:00 AM-6:00 PM EST, 24/7 emergency support for enterprise customers.',
  },
})
