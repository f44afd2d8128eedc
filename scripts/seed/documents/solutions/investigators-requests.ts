import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandName } from '../brand.ts'

export const requests = section('factTable', {
  anchor: 'requests',
  eyebrow: 'Requests',
  title: 'What to request once you know who holds the funds',
  text: 'Each export is worded for its recipient.',
  table: table(
    ['You want', 'You send', 'To', 'Typical response'],
    ['Records preserved', 'Preservation request', 'Exchange or custodian', 'Within a day'],
    [
      'Funds held temporarily',
      'Voluntary freeze notice with case number',
      'Exchange, or issuer of a stablecoin',
      'Within hours; the hold lasts 24 to 72 hours',
    ],
    [
      'Name and login records',
      'Subpoena or production order',
      'Exchange in your jurisdiction',
      '5 to 20 days',
    ],
    [
      'The same, from another country',
      'European Investigation Order (EU), or mutual legal assistance',
      'Competent authority there',
      '30 to 120 days; mutual legal assistance often takes longer',
    ],
    [
      'Information that a bank holds',
      'Request through your financial intelligence unit, as intelligence and not as evidence',
      'FIU there, over the Egmont network',
      '2 to 6 weeks',
    ],
    [
      'Funds returned',
      'Seizure warrant and forfeiture order',
      'Court, then the custodian',
      'Months, sometimes years',
    ],
  ),
  note: `Typical ranges in customers’ closed cases, 2023 to 2025. ${brandName} Research, October 2025.`,
})
