import { primary, secondary } from '../../builders/action.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'

export const programs = section('cardGrid', {
  anchor: 'programs',
  eyebrow: 'Programs',
  title: 'Ways to partner with us',
  look: 'bordered',
  columns: 3,
  cards: [
    card('Referral', 'You introduce a customer. We sell and support.', {
      icon: 'share-2',
      points: [
        '15% of the first year’s fees',
        'No targets, no exclusivity',
        'Paid within 30 days of the customer’s payment',
      ],
      action: secondary(
        'Join as Referrer',
        to.dialog('partnership', { partnershipType: 'referral' }),
      ),
    }),
    card('Reseller', 'You sell and support in your market, with our backing.', {
      icon: 'handshake',
      points: [
        'Two certified engineers, trained by us',
        'Deal registration for 90 days',
        'First-line support from you, second-line from us',
      ],
      action: primary(
        'Become a Partner',
        to.dialog('partnership', { partnershipType: 'reseller' }),
      ),
    }),
    card('Technology', 'You build our data into your own product.', {
      icon: 'code',
      points: [
        'Sandbox with recorded cases',
        'A named engineer and a joint roadmap',
        'OEM terms, priced per call',
      ],
      action: secondary(
        'Propose an Integration',
        to.dialog('partnership', { partnershipType: 'technology' }),
      ),
    }),
  ],
})

/** The five benefits are specified. */
export const benefits = section('factTable', {
  anchor: 'benefits',
  eyebrow: 'Benefits',
  title: 'What every partner gets',
  table: table(
    ['Benefit', 'Referral', 'Reseller', 'Technology'],
    [
      'Partner support team',
      'Shared desk, response in one business day',
      'Named manager, response in 4 business hours',
      'Named engineer, shared channel',
    ],
    [
      'Training and certification',
      'Investigation Fundamentals, one seat',
      'Two seats in every course, renewed yearly',
      'API course and integration review',
    ],
    [
      'Marketing co-op',
      'Joint announcement',
      'Half the cost of two events a year',
      'Joint case study and a listing',
    ],
    [
      'Partner pricing',
      'Commission instead',
      '20% to 35% off, by number of certified staff',
      'By call volume',
    ],
    [
      'Lead sharing',
      'Status of your introductions',
      'Requests from your region first',
      'Customers who ask for your product',
    ],
  ),
  note: 'Your partner agreement sets margins and limits.',
})
