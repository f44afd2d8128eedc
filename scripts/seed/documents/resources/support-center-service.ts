import { primary, quiet, secondary } from '../../builders/action.ts'
import { plan } from '../../builders/plan.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'

export const channels = section('cardGrid', {
  anchor: 'channels',
  eyebrow: 'Channels',
  title: 'How to reach support',
  text: 'One engineer handles your ticket until it is closed.',
  look: 'bordered',
  columns: 4,
  cards: [
    card('Live Chat', '{{allHours}} for Priority and above, with an engineer from the start.', {
      icon: 'message-square',
      action: quiet('Start a chat', to.chat()),
    }),
    card(
      'Email',
      'A response within {{priorityReply}} on Priority, in business hours; on Standard, according to the urgency you set.',
      {
        icon: 'newspaper',
        action: quiet('Write to support', to.url(`mailto:support@${brandDomain}`)),
      },
    ),
    card('Phone', 'Mon-Fri 9 AM-6 PM EST. No phone menu.', {
      icon: 'headphones',
      action: quiet('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
    }),
    card(
      'Help Center',
      '{{helpArticles}} articles for signed-in customers. The most requested ones are public, on this page.',
      {
        icon: 'book-open',
        action: quiet('Search articles', to.anchor('search')),
      },
    ),
  ],
})

export const plans = section('plans', {
  anchor: 'plans',
  eyebrow: 'Support plans',
  title: 'Plans by response time',
  text: 'Support plans are independent of product plans; Screening Professional includes Priority, and Enterprise plans include Enterprise support.',
  plans: [
    plan('Standard', 'Included', {
      unit: 'with every subscription',
      audience: 'For teams that work business hours.',
      features: [
        'Urgent tickets within {{urgentReply}}',
        'Other tickets within {{highReply}} to {{lowReply}}',
        'Monday-Friday 9:00 AM-6:00 PM EST',
        'Email, phone and help center',
      ],
      action: secondary('Get Support', to.dialog('technical-support')),
    }),
    plan('Priority', 199, {
      unit: 'per month per organization',
      audience: 'For teams that need a reply within hours.',
      features: [
        'Everything in Standard',
        'Non-urgent tickets: reply within {{priorityReply}}',
        'Live chat {{allHours}}; tickets in business hours',
      ],
      action: primary('Get Priority', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
    plan('Enterprise', 'Custom', {
      unit: 'by agreement',
      audience: 'For teams that operate around the clock.',
      features: [
        'Urgent tickets within {{enterpriseReply}}',
        '{{allHours}} emergency support',
        'A named engineer',
        'Everything in Priority',
      ],
      action: secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
  ],
  note: 'Response means a first response by a person who can act on your ticket, not an automatic receipt.',
})

export const responseTimes = section('factTable', {
  anchor: 'response-times',
  eyebrow: 'Response times',
  title: 'Response times by urgency',
  text: 'You set the urgency of a ticket, and only you can change it.',
  table: table(
    ['Urgency', 'For example', 'Standard', 'Priority', 'Enterprise'],
    [
      'Urgent',
      'Screening does not respond, or funds are leaving right now',
      '{{urgentReply}}',
      '{{urgentReply}}',
      '{{enterpriseReply}}, {{allHours}}',
    ],
    [
      'High',
      'A rule holds the wrong transfers, or an export fails',
      '{{highReply}}',
      '{{priorityReply}}',
      '{{priorityReply}}',
    ],
    [
      'Medium',
      'A label that seems wrong, or a late webhook',
      '{{mediumReply}}',
      '{{priorityReply}}',
      '{{priorityReply}}',
    ],
    [
      'Low',
      'A question about an invoice, or a feature request',
      '{{lowReply}}',
      '{{priorityReply}}',
      '{{priorityReply}}',
    ],
  ),
  note: 'Time to the first response by a person. Standard and Priority times run in business hours, Monday-Friday 9:00 AM-6:00 PM EST (New York time; EDT in summer). Two channels are open {{allHours}}: live chat for Priority and Enterprise, and the emergency line for Enterprise.',
})
