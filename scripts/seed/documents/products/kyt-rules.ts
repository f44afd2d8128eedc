import { point } from '../../builders/chart-point.ts'
import { factRow } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { brandName } from '../brand.ts'

/** Rules as a compliance team writes them, with what a replay of last quarter said about each. */
export const rules = section('factTable', {
  anchor: 'rules',
  eyebrow: 'Rules',
  title: 'Turn your policy into rules you can test',
  text: 'A rule has a condition, an action and an owner. Before it goes live, KYT replays it on your last quarter, so you know which alerts it would have raised and what it would have missed.',
  columns: ['Rule', 'Condition', 'Applies to', 'Then', 'Replay of Q3'],
  rows: [
    factRow([
      'R-03 Sanctions',
      'Any share, any distance',
      'All customers',
      'Hold',
      '37 alerts, 36 true',
    ]),
    factRow([
      'R-07 Ransomware',
      'Direct, or 5% within 3 hops',
      'All customers',
      'Hold',
      '11 alerts, 11 true',
    ]),
    factRow([
      'R-14 Mixers',
      '10% or more within 4 hops',
      'Tier 2 and above',
      'Review',
      '142 alerts, 61 true',
    ]),
    factRow([
      'R-21 Structuring',
      '5 deposits within 2% of a threshold, 24 hours',
      'Personal accounts',
      'Review',
      '58 alerts, 40 true',
    ]),
    factRow([
      'R-26 Rapid movement',
      '90% out within 30 minutes of coming in',
      'Accounts under 60 days',
      'Review',
      '94 alerts, 52 true',
    ]),
    factRow([
      'R-31 Travel Rule',
      'Counterparty VASP unknown above $1,000',
      'Withdrawals',
      'Ask',
      '203 requests, 188 answered',
    ]),
  ],
  note: 'Sample rules and a sample replay, from our demonstration workspace. “True” means that an analyst confirmed the alert.',
})

/** How much of the noise goes when an alert knows distance and share. */
export const noise = section('chart', {
  anchor: 'noise',
  eyebrow: 'Alert quality',
  title: 'How many alerts turn out to be noise',
  text: 'The same quarter of transfers, replayed with four kinds of rules. The more a rule knows about the source of funds, the fewer false alarms it raises.',
  kind: 'bars',
  tone: 'sunk',
  valueName: 'Alerts closed as noise',
  unit: '%',
  points: [
    point('Amount alone', 94),
    point('Category of the counterparty', 71),
    point('Category and share', 43),
    point('Category, share and distance', 19, { highlight: true }),
  ],
  summary:
    'Rules by amount alone leave 94% of alerts to be closed as noise. With the counterparty’s category it is 71%, with its share of the deposit 43%, and with share and distance together 19%.',
  source: `${brandName} Research, replay of the second quarter of 2025 with 14 exchanges, 3.1 million transfers.`,
})
