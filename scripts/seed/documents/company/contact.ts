import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Choose a team',
  text: 'Each has its own form, which asks for what that team needs to give you a complete answer.',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Sales Inquiry',
      'Plans, seats, API volume, deployment and procurement. We answer with a plan and a price.',
      { icon: 'briefcase', action: primary('Contact Sales', to.dialog('sales-inquiry')) },
    ),
    card(
      'Customer Support',
      'Something is not working, or not as you expected. Urgent tickets are answered within {{urgentReply}}.',
      { icon: 'headphones', action: secondary('Get Support', to.dialog('technical-support')) },
    ),
    card('Partnership', 'Resell, integrate or refer. Tell us about your customers.', {
      icon: 'handshake',
      action: secondary('Partner With Us', to.dialog('partnership')),
    }),
    card(
      'Media and Press',
      'Data, comments and interviews. Response within 2-4 hours during business hours.',
      { icon: 'newspaper', action: secondary('Media Inquiry', to.dialog('media-inquiry')) },
    ),
  ],
})

const message = section('contact', {
  anchor: 'message',
  look: 'form',
  eyebrow: 'Message',
  title: 'Or send us a message',
  text: 'For anything else. We read every message and pass it to the person who can answer.',
  points: [
    'An answer by email within one business day',
    'To report a loss, an address, a transaction hash and a date are enough',
    'Only the team that answers you sees your message',
  ],
  note: 'Never send a seed phrase or a private key to anyone, including us. We will never ask for one.',
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Frequently asked questions',
  questions: [
    question(
      'How soon will I hear from you?',
      'Demo requests within 24 hours, press within 2-4 hours in business hours, support tickets by priority: urgent within {{urgentReply}}, high 4 hours, medium 24 hours, low 48 hours.',
    ),
    question(
      'I have been defrauded. Can you recover my funds?',
      'We can tell you where they went and what to give to the police and the exchange. The first look is free. No one can promise recovery. Do not pay anyone who does, or who asks for a fee to “release” your coins.',
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
      'My address is labeled incorrectly. What can I do?',
      'Write to the privacy address above, with the address and, if you can, a message signed by its key. An analyst who did not make the label reviews it within 30 days, and you receive the outcome with reasons.',
    ),
    question(
      'Do you work with journalists?',
      'Yes. The press team provides data and comments with sources, on the record by default.',
    ),
  ],
})

export const contact = page({
  title: 'Contact',
  path: '/company/contact',
  sections: [
    section('hero', {
      eyebrow: 'Contact',
      look: 'plain',
      title: 'Contact the right team directly',
      text: 'Choose the kind of question you have, and it goes to the people who can answer it.',
    }),
    desks,
    message,
    section('contact', {
      anchor: 'reach-us',
      look: 'details',
      eyebrow: 'Directly',
      title: 'Email, phone and hours',
      text: 'All offices share these addresses. Outside business hours, emergencies of enterprise customers go to the office on duty.',
    }),
    questions,
    section('callToAction', {
      title: 'Want to see it first?',
      text: 'A specialist shows you the product on your own example, in 30-45 minutes.',
      look: 'ink',
      actions: [
        primary('Schedule a Demo', to.dialog('personal-demo')),
        secondary('Start Free Trial', to.dialog('sales-inquiry', { topic: 'trial' })),
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
