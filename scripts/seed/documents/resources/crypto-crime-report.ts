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
Addresses that we attribute to crime received **$38.9B** in 2024. That is a lower bound, as it is every year: our figure for 2023 has grown by a third since we first published it.

In the second half of the year, **63%** of the value moved as stablecoins. Most of it crossed a bridge before it reached a mixer, if it reached one at all. A trace that ends at the first bridge loses most of the path.

Laundering starts faster than before, but cashing out still takes time. The proceeds of the median theft reach a second network in **19 minutes**. The median ransom still takes **11 hours** to reach its first off-ramp, because crews rely on a few services that keep office hours. Most recoveries happen before those 11 hours are over.

We draw three conclusions. Freezing requests belong in the first hour. Screening has to look across bridges. And brokers who use other people’s exchange accounts deserve the attention that mixers still get.
`),
})

const findings = section('statBand', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'What has changed, and by how much',
  text: 'Each finding can be checked against a table in the report.',
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
      'The average for thefts over $10M in 2024, up from 1.6 in 2022. Mixers come last, or not at all.',
      54,
    ),
    finding(
      '38',
      'Deposit addresses take half of what ransomware crews cash out',
      'They change more slowly than the crews do: 22 of them were already on the list for 2023.',
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
  title: 'A theft, followed to its off-ramp',
  text: 'On a Saturday, a lending protocol lost $24M through a stolen signing key. Times are hours and minutes after the first transfer; details that would identify the parties are changed.',
  look: 'timeline',
  steps: [
    timelineEntry('0:00', 'The theft', 'Nine pools are emptied into one new address.'),
    timelineEntry(
      '0:19',
      'First bridge',
      'On the way, coins that an issuer could freeze are swapped. $2.2M is frozen before it is swapped.',
    ),
    timelineEntry(
      '2:40',
      'Split and hop',
      'Forty addresses, three networks, each amount too small to trip the bridges’ own alerts.',
    ),
    timelineEntry(
      '11:05',
      'A deposit address we had seen before',
      'The exchange held $17M, 71% of the total, pending review. The request had arrived 25 minutes before the funds.',
    ),
  ],
})

const method = section('steps', {
  anchor: 'methodology',
  eyebrow: 'Methodology',
  title: 'How the figures were made, in three steps',
  text: 'The sample is every transfer to an address that we attribute to crime with a confidence of strong or confirmed. The appendix lists every rule and how often it was wrong.',
  steps: [
    step(
      'Identify',
      'Addresses are attributed to illicit services from seizures, test payments, victim reports and listings. Only labels rated strong or confirmed count.',
    ),
    step(
      'Trace',
      'Value received is followed forward through bridges, with internal transfers and change removed, so nothing is counted twice.',
    ),
    step(
      'Estimate',
      'Totals are lower bounds as of publication. Earlier years are restated as attribution improves, and each restatement is shown.',
    ),
  ],
})

const contents = section('steps', {
  anchor: 'contents',
  eyebrow: 'Contents',
  title: 'Chapters of the full report',
  look: 'contents',
  steps: [
    chapter(
      9,
      'Totals, and how they changed',
      'Five years, restated, and what a lower bound means.',
    ),
    chapter(27, 'Stablecoins and freezing', 'What issuers can do, and how fast they act.'),
    chapter(49, 'Stolen funds and bridges', 'Ten thefts from the exploit to the off-ramp.'),
    chapter(
      73,
      'Ransomware',
      'Payment splits, affiliates, off-ramps, and how long proceeds stay put.',
    ),
    chapter(97, 'Scams', 'Approval phishing, investment fraud, and the brokers behind both.'),
    chapter(121, 'Sanctions', 'Listed addresses before and after designation.'),
    chapter(137, 'Appendix: rules, error rates, tables', 'For those who check our work.'),
  ],
})

export const cryptoCrimeReport = page({
  title: 'Crypto Crime Report 2025',
  path: '/resources/crypto-crime-report',
  sections: [summary, valueByYear, findings, stablecoinShare, oneTheft, offRamps, method, contents],
  seo: {
    title: 'Crypto Crime Report 2025: findings and method',
    description:
      'The Crypto Crime Report 2025 on the crime of 2024: stablecoins, bridges, off-ramps and fraud, with the three-step method behind its 150 pages.',
  },
})
