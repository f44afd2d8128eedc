import { portableText } from '../../builders/portable-text.ts'
import { timelineEntry } from '../../builders/record-items.ts'
import { chapter, finding } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { step } from '../../builders/section-items.ts'
import { offRamps, stablecoinShare, valueByYear } from './crypto-crime-charts.ts'

const summary = section('richText', {
  anchor: 'executive-summary',
  title: 'Executive summary',
  body: portableText(`
Addresses that we attribute to crime received **$38.9B** in 2024. That is a lower bound, as it is every year: the figure for 2023 has grown by a third since we first printed it.

In the second half of the year, **63%** of the value moved as stablecoins. Most of it crossed bridges before it reached a mixer, if it reached one at all. Tracing that ends at the first bridge now loses most of the path.

Laundering starts faster than before, but cashing out still takes time. The proceeds of the median theft reach a second network in **19 minutes**. The median ransom still takes **11 hours** to reach its first off-ramp, because the groups rely on a few services that keep office hours. Most recoveries happen in that window.

We draw three conclusions. Freezing requests belong in the first hour. Screening has to see across bridges. And brokers who use other people’s exchange accounts deserve the attention that mixers still get.
`),
})

const findings = section('statBand', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'Four things that changed',
  text: 'Each of them can be checked against a table in the report.',
  look: 'findings',
  figures: [
    finding(
      '63%',
      'Stablecoins carry the proceeds',
      'Launderers now prefer dollar stablecoins to bitcoin. The two largest issuers froze $893M at their own contracts in 2024.',
      31,
    ),
    finding(
      '3.4',
      'Networks are crossed before anything is mixed',
      'The median for thefts over $10M, up from 1.6 two years ago. Mixers now come last, or not at all.',
      54,
    ),
    finding(
      '38',
      'Deposit addresses take half of what ransomware crews cash out',
      'They change more slowly than the crews do: 22 of them were on last year’s list.',
      87,
    ),
    finding(
      '1 in 5',
      'Investment-fraud complaints share a consolidation wallet with another',
      'Complaints that look unrelated often are not. The largest wallet connects victims from 31 countries.',
      112,
    ),
  ],
  source: 'Chainlantern Research, Crypto Crime Report 2025',
})

const oneTheft = section('steps', {
  anchor: 'one-theft',
  eyebrow: 'Worked case, page 61',
  title: 'One theft, followed to its off-ramp',
  text: 'A lending protocol’s signing key, $24M, a Saturday. Times from the first outgoing transfer.',
  look: 'timeline',
  steps: [
    timelineEntry('0:00', 'The key signs', 'Nine pools are emptied into one new address.'),
    timelineEntry(
      '0:19',
      'First bridge',
      'Everything that an issuer could freeze is swapped on the way. $2.2M does not make it in time.',
    ),
    timelineEntry(
      '2:40',
      'Split and hop',
      'Forty addresses, three networks, amounts below the bridges’ own alerts.',
    ),
    timelineEntry(
      '11:05',
      'A deposit address we had seen before',
      'The exchange held 71% of the total pending review: the request had arrived 25 minutes earlier.',
    ),
  ],
})

const method = section('steps', {
  anchor: 'methodology',
  eyebrow: 'Methodology',
  title: 'How the figures were made, in three steps',
  text: 'The sample is every transfer to an address that we attribute to crime with high confidence. Appendix A lists every rule and how often it was wrong.',
  steps: [
    step(
      'Identify',
      'Addresses are attributed to illicit services from seizures, test payments, victim reports and listings. Only labels of high confidence count.',
    ),
    step(
      'Trace',
      'Value received is followed forwards through bridges, with internal transfers and change removed, so that nothing is counted twice.',
    ),
    step(
      'Estimate',
      'Totals are lower bounds on the day of print. Earlier years are restated as attribution improves, and the restatement is shown.',
    ),
  ],
})

const contents = section('steps', {
  anchor: 'contents',
  eyebrow: 'Contents',
  title: 'What is in it',
  look: 'contents',
  steps: [
    chapter(
      9,
      'Totals, and how they changed',
      'Five years, restated, and what a lower bound means.',
    ),
    chapter(27, 'Stablecoins and freezing', 'Issuers’ powers, response times and limits.'),
    chapter(49, 'Stolen funds and bridges', 'Ten thefts from the exploit to the off-ramp.'),
    chapter(73, 'Ransomware', 'Payment splits, affiliates and how long proceeds stay put.'),
    chapter(97, 'Scams', 'Approval phishing, investment fraud, and the brokers behind both.'),
    chapter(121, 'Sanctions', 'Listed addresses before and after designation.'),
    chapter(137, 'Appendix: rules, error rates, tables', 'Everything you need to check our work.'),
  ],
})

export const cryptoCrimeReport = page({
  title: 'Crypto Crime Report 2025',
  path: '/resources/crypto-crime-report',
  sections: [summary, valueByYear, findings, stablecoinShare, oneTheft, offRamps, method, contents],
  seo: {
    title: 'Crypto Crime Report 2025: findings and method',
    description:
      'Key findings of the Crypto Crime Report 2025: stablecoins, bridges, off-ramps and organized fraud, with the three-step method behind the 150 pages.',
  },
})
