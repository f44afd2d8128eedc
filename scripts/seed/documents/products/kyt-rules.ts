import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandName } from '../brand.ts'

export const rules = section('factTable', {
  anchor: 'rules',
  eyebrow: 'Rules',
  title: 'Turn your policy into rules you can test',
  text: 'A rule has a condition, an action and an owner. Before it goes live, KYT replays it on your last quarter and shows which alerts it would have raised and which of your confirmed cases it would have missed.',
  table: table(
    ['Rule', 'Condition', 'Applies to', 'Then', 'Replay of a quarter'],
    ['R-03 Sanctions', 'Any share, any distance', 'All customers', 'Hold', '37 alerts, 36 true'],
    [
      'R-07 Ransomware',
      'Direct, or 5% within 3 hops',
      'All customers',
      'Hold',
      '11 alerts, 11 true',
    ],
    [
      'R-14 Mixers',
      '10% or more within 4 hops',
      'Tier 2 and above',
      'Review',
      '142 alerts, 107 true',
    ],
    [
      'R-21 Structuring',
      '5 deposits within 2% of a threshold, 24 hours',
      'Personal accounts',
      'Review',
      '58 alerts, 40 true',
    ],
    [
      'R-26 Rapid movement',
      '90% sent on within 30 minutes of arrival',
      'Accounts under 60 days',
      'Review',
      '94 alerts, 52 true',
    ],
    [
      'R-31 Travel Rule',
      'Counterparty VASP unknown above $1,000',
      'Withdrawals',
      'Ask',
      '203 requests, 188 answered',
    ],
  ),
  note: 'Sample rules and a sample replay, from our demonstration workspace. “True” means that an analyst confirmed the alert. “Direct” means that no owner stands in between.',
})

export const noise = section('chart', {
  anchor: 'noise',
  eyebrow: 'Alert quality',
  title: 'How many alerts turn out to be noise',
  text: 'The same quarter of transfers, replayed with four kinds of rules. The more a rule knows about the source of the funds, the fewer false alarms it raises.',
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
    'With rules on amount alone, analysts closed 94% of alerts as noise. With the counterparty’s category it was 71%, with its share of the deposit as well 43%, and with category, share and distance 19%.',
  source: `${brandName} Research, replay of the second quarter of 2025 with 14 exchanges and 3.1 million transfers. Your results may differ.`,
})
