import { primary, quiet, secondary } from '../../builders/action.ts'
import { plan } from '../../builders/plan.ts'
import { factRow } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'

/** Four ways to reach support. */
export const channels = section('cardGrid', {
  anchor: 'channels',
  eyebrow: 'Channels',
  title: 'Four ways in, one queue behind them',
  text: 'Whichever you choose, the ticket is the same and so is the engineer who keeps it to the end.',
  look: 'bordered',
  columns: 4,
  cards: [
    card('Live Chat', '24/7 for Priority and above. An engineer from the first line on.', {
      icon: 'message-square',
      action: quiet('Start a chat', to.chat()),
    }),
    card(
      'Email',
      'A person replies within 2 hours and opens a ticket of the urgency that you name.',
      {
        icon: 'newspaper',
        action: quiet('Write to support', to.url(`mailto:support@${brandDomain}`)),
      },
    ),
    card('Phone', 'Mon-Fri 9 AM-6 PM EST. No menu to press through.', {
      icon: 'headphones',
      action: quiet('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
    }),
    card('Help Centre', '500+ articles in your workspace; the most asked for stand below.', {
      icon: 'book-open',
      action: quiet('Search articles', to.anchor('search')),
    }),
  ],
})

/** Three support plans. */
export const plans = section('plans', {
  anchor: 'plans',
  eyebrow: 'Support plans',
  title: 'Three plans, by how long you can wait',
  text: 'Apart from product plans: a small team may need an answer at night, and a large one may not.',
  plans: [
    plan('Standard', 'Included', {
      unit: 'with every subscription',
      audience: 'For teams that work when we do.',
      features: [
        'Email and help centre',
        'Monday-Friday 9:00 AM-6:00 PM EST',
        'Every guide and webinar',
      ],
      action: secondary('Get Support', to.dialog('technical-support')),
    }),
    plan('Priority', 199, {
      unit: 'per month per organization',
      audience: 'For desks whose customers wait.',
      features: ['Response within 2 hours', 'Live chat 24/7', 'Phone support'],
      action: primary('Choose Priority', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
    plan('Enterprise', 'Custom', {
      unit: 'by agreement',
      audience: 'For those who cannot wait until morning.',
      features: ['Response within 15 minutes', '24/7 emergency support', 'A named engineer'],
      action: secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
  ],
  note: 'Response is the first answer by a person who can act on it. It is measured, and a month below 95% is credited without your asking.',
})

/** What an urgency means and what follows from it. */
export const responseTimes = section('factTable', {
  anchor: 'response-times',
  eyebrow: 'Response times',
  title: 'You set the urgency, and we keep to it',
  text: 'Nobody here lowers it. If you think better of it yourself, the ticket says so.',
  columns: ['Urgency', 'Such as', 'First response', 'Counted'],
  rows: [
    factRow([
      'Urgent',
      'Screening does not answer, or funds are leaving right now',
      '1 hour',
      '24/7 for Enterprise',
    ]),
    factRow([
      'High',
      'A rule holds what it should not; an export fails',
      '4 hours',
      'Business hours',
    ]),
    factRow([
      'Medium',
      'A label that you doubt; a webhook that comes late',
      '24 hours',
      'Business days',
    ]),
    factRow(['Low', 'A question about an invoice, a wish', '48 hours', 'Business days']),
  ],
  note: 'For tickets, with Standard. With Priority you never wait longer than 2 hours, with Enterprise never longer than 15 minutes.',
})
