import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandName } from '../brand.ts'

export const rules = section('factTable', {
  anchor: 'rules',
  isFolded: true,
  eyebrow: 'Rules',
  title: 'Turn your policy into rules you can test',
  text: 'A rule has a condition, an action and an owner. Before it goes live, KYT replays it on your last quarter and shows which alerts it would have raised and which of your confirmed cases it would have missed.',
  table: table(
    ['Rule', 'Condition', 'Applies to', 'Then', 'Confirmed in a replay'],
    [
      'R-03 Sanctions',
      'A list match, or 10% within 3 hops',
      'All customers',
      'BLOCKED',
      '414 of 460',
    ],
    ['R-07 Ransomware', 'Direct, or 5% within 3 hops', 'All customers', 'BLOCKED', '662 of 828'],
    ['R-09 Stolen funds, scams', '25% within 3 hops', 'All customers', 'BLOCKED', '1,481 of 2,116'],
    ['R-14 Mixers', '10% or more within 4 hops', 'Tier 2 and above', 'REVIEW', '1,943 of 3,036'],
    [
      'R-17 High-risk services',
      '25% from gambling or high-risk exchanges within 2 hops',
      'All customers',
      'REVIEW',
      '957 of 1,472',
    ],
    [
      'R-21 Structuring',
      '5 deposits within 2% of a threshold, 24 hours',
      'Personal accounts',
      'REVIEW',
      '1,214 of 2,208',
    ],
    [
      'R-26 Rapid movement',
      '90% sent on within 30 minutes of arrival',
      'Accounts under 60 days',
      'REVIEW',
      '1,830 of 3,588',
    ],
  ),
  note: 'Invented rules and an invented replay: 92 days at one exchange, with 149 alerts a day. “Confirmed” means that an analyst asked the customer, restricted the account or filed a report. “Direct” means no intermediary wallet.',
})

export const noise = section('chart', {
  anchor: 'noise',
  eyebrow: 'Alert quality',
  title: 'How many alerts turn out to be noise',
  text: 'One quarter of transfers, replayed with four kinds of rules. Rules that weigh the source raise fewer false alerts.',
  kind: 'bars',
  tone: 'sunk',
  valueName: 'Alerts closed as noise',
  unit: '%',
  points: [
    point('Amount alone', 94),
    point('Category of the counterparty', 79),
    point('Category and share', 56),
    point('Category, share and distance', 38, { highlight: true }),
  ],
  summary:
    'With rules on amount alone, analysts closed 94% of alerts as noise. With the counterparty’s category it was 79%, with its share of the deposit as well 56%, and with category, share and distance 38%.',
  source: `${brandName} Research, replay of the second quarter of 2026 with 14 exchanges and 21 million transfers. Your results may differ.`,
})
