import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Choose a team',
  text: 'Each team has its own form.',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Sales Inquiry',
      'Plans, seats, API volume, deployment and procurement. We send you a plan and a price.',
      { icon: 'briefcase', action: primary('Contact Sales', to.dialog('sales-inquiry')) },
    ),
    card(
      'Customer Support',
      'Something is not working, or not as you expected. Urgent tickets get a response within {{urgentReply}} in business hours.',
      { icon: 'headphones', action: secondary('Get Support', to.dialog('technical-support')) },
    ),
    card('Partnership', 'Resell, integrate or refer. Tell us about your customers.', {
      icon: 'handshake',
      action: secondary('Partner With Us', to.dialog('partnership')),
    }),
    card(
      'Media and Press',
      'Data, comments and interviews. Response within {{pressReply}} in business hours.',
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
    'A reply by email within {{salesReply}}',
    'To report a loss, an address, a transaction hash and a date are enough',
    'Your message goes only to the team that handles it',
  ],
  note: 'Never send a seed phrase or a private key to anyone, including us. We will never ask for one.',
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Frequently asked questions',
  questions: [
    question(
      'How soon will you reply?',
      'Free investigations within {{firstLook}} and demo requests within {{demoReply}}, weekends included. Sales and messages: within {{salesReply}}. Press: within {{pressReply}} in business hours. Job applications: {{jobReply}}. Support on the Standard plan, counted in business hours: urgent tickets {{urgentReply}}, high {{highReply}}, medium {{mediumReply}}, low {{lowReply}}. On Priority, also in business hours: urgent tickets {{urgentReply}}, all others {{priorityReply}}; live chat is open {{allHours}}. Enterprise customers with an urgent ticket get a response within {{enterpriseReply}}, {{allHours}}.',
    ),
    question(
      'I have been defrauded. Can you recover my funds?',
      'No one can promise that. We can often show where the funds went and what to give the police and the exchange, and the first look is free. Do not pay anyone who promises recovery or asks for a fee to “release” your coins. [Help for victims](/resources/for-victims) says what to do in the first hour and where to report.',
    ),
    question(
      'Should I report it to the police first?',
      'Report it right away, and do not wait for us. Exchanges usually freeze funds only when an authority asks; some hold them for a short time on a well-documented notice from a victim. A case number helps with both.',
    ),
    question(
      'Can I send evidence securely?',
      'Yes. Once we are in touch, we open an encrypted upload for your documents. Never send seed phrases or private keys to anyone, us included.',
    ),
    question(
      'My address is labeled incorrectly. What can I do?',
      'Write to the privacy address above, with the blockchain address and, if you can, a message signed by its key. An analyst who did not make the label reviews it within 30 days, and you receive the decision with reasons.',
    ),
    question(
      'Do you work with journalists?',
      'Yes. The press team provides data and comments with sources, on the record by default. [The press page](/company/press) has company facts, pictures and chart data.',
    ),
  ],
})

export const contact = page({
  title: 'Contact',
  path: '/company/contact',
  sections: [
    section('hero', {
      eyebrow: 'Contact',
      look: 'brief',
      title: 'Contact the right team directly',
      text: 'Choose a team below, or call us\nMonday-Friday 9:00 AM-6:00 PM EST.',
      actions: [
        primary('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
        secondary('Write a Message', to.anchor('message')),
        quiet('Has your crypto been stolen? Start here', to.document('/resources/for-victims')),
      ],
    }),
    desks,
    message,
    section('contact', {
      anchor: 'reach-us',
      look: 'details',
      eyebrow: 'Directly',
      title: 'Email, phone and hours',
      text: 'All four offices share these contacts. Outside business hours, emergency calls from enterprise customers go to the office on duty.',
    }),
    questions,
    section('callToAction', {
      title: 'Want to see it first?',
      text: 'A specialist shows you the product on your own example in 30-45 minutes.',
      look: 'ink',
      actions: [
        primary('Schedule a Demo', to.dialog('personal-demo')),
        secondary('Start Free Trial', to.dialog('sales-inquiry', { topic: 'trial' })),
      ],
    }),
  ],
  seo: {
    title: 'Contact sales, support, partners and press',
    description:
      'Contact sales, customer support, partnerships or the press desk. Monday-Friday 9:00 AM-6:00 PM EST, {{allHours}} emergency support for enterprise customers.',
  },
})
