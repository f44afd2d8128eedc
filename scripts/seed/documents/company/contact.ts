import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Choose a desk',
  text: 'Each has a form of its own, which asks what that desk needs to answer in one go.',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Sales Inquiry',
      'Plans, seats, API volume and procurement. Send a real question from your desk; we look into it free of charge.',
      { icon: 'briefcase', action: primary('Contact Sales', to.dialog('free-investigation')) },
    ),
    card(
      'Customer Support',
      'Something does not work, or works in a way you did not expect. Urgent tickets are answered within {{urgentReply}}.',
      { icon: 'headphones', action: secondary('Get Support', to.dialog('technical-support')) },
    ),
    card('Partnership', 'Resell, integrate or refer. Tell us about your customers.', {
      icon: 'handshake',
      action: secondary('Partner With Us', to.dialog('partnership')),
    }),
    card(
      'Media and Press',
      'Data, comment, interviews. Response within 2-4 hours in business hours.',
      { icon: 'newspaper', action: secondary('Media Inquiry', to.dialog('media-inquiry')) },
    ),
  ],
})

const message = section('contact', {
  anchor: 'message',
  look: 'form',
  eyebrow: 'Message',
  title: 'Or simply write',
  text: 'For whatever fits no desk. A person reads it and passes it on, once, to whoever can answer.',
  points: [
    'An answer by email within one business day',
    'If it is about a loss: address, transaction hash and date are enough',
    'Your message stays with the desk that answers it',
  ],
  note: 'Never send a seed phrase or a private key, to us or to anybody. We will never ask for one.',
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Before you write',
  questions: [
    question(
      'How soon will I hear from you?',
      'Demo requests within 24 hours, press within 2-4 hours in business hours, support tickets by priority: urgent within {{urgentReply}}, high 4 hours, medium 24 hours, low 48 hours.',
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
      'My address carries a label that is wrong. Whom do I tell?',
      'Write to the privacy address above, with the address and, if you can, a message signed by its key. An analyst who did not make the label reviews it within 30 days, and you receive the outcome with reasons.',
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
      look: 'plain',
      title: 'Four desks, no switchboard',
      text: 'Tell us which kind of question it is and it goes to the people who can answer it.',
    }),
    desks,
    message,
    section('contact', {
      anchor: 'reach-us',
      look: 'details',
      eyebrow: 'Directly',
      title: 'Addresses, telephone, hours',
      text: 'All offices answer the same addresses; outside these hours an enterprise customer’s emergency goes to the office that is awake.',
    }),
    questions,
    section('callToAction', {
      title: 'Rather see it first?',
      text: 'A specialist shows you the product on your own example, in 30-45 minutes.',
      look: 'ink',
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
