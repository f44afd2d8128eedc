import { figure } from '../../builders/figure.ts'
import { timelineEntry } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'

/**
 * A sample case with 57 transfers: 1 theft, 41 in the split, 12 deposits into a mixer, 1 withdrawal, 2 over the bridge.
 * 412.80 ETH = 316.40 at rest + 96.12 at the exchange + 0.28 in fees.
 */
export const sixSteps = section('steps', {
  anchor: 'six-steps',
  eyebrow: 'Case 2041',
  title: 'Fifty-seven transfers in six steps',
  text: 'An invented case. Each step takes one page and cites its exhibit. The transfers in between are folded into one line, listed and disclosed.',
  look: 'timeline',
  steps: [
    timelineEntry(
      '09:08',
      'An unknown device logs in',
      'A new device, from an IP address the customer had never used. Exhibit 1 is the wallet provider’s access log.',
    ),
    timelineEntry(
      '09:12',
      'The wallet is emptied',
      '412.80 ETH leave in one transaction, Exhibit 2.',
    ),
    timelineEntry(
      '09:27',
      '“It’s through. Splitting now.”',
      'A message on the defendant’s phone, Exhibit 3. The time is from the carrier, not the phone.',
    ),
    timelineEntry(
      '09:31',
      'The money is split',
      'Across 41 addresses within two minutes. The gas of 38 came from one address, so we attribute those 38 to one owner, with strong confidence. Twenty-nine addresses still hold 316.40 ETH; twelve pass on 96.40. Exhibit 4.',
    ),
    timelineEntry(
      '09:44',
      'It changes chains',
      'By 09:41, 96.40 ETH have passed a mixer: an inferred link, and marked as one. At 09:44 they enter a bridge: locked on one side, minted on the other, same message ID. Exhibit 5.',
    ),
    timelineEntry(
      '09:53',
      'It reaches an exchange',
      '96.12 ETH reach a deposit address; fees took 0.28. The exchange has confirmed the address as its own and named the account holder. With 316.40 unmoved, that is the full 412.80. Exhibit 6.',
    ),
  ],
})

export const foldFigures = section('statBand', {
  anchor: 'folded',
  title: 'Every transfer is accounted for',
  look: 'row',
  figures: [
    figure('57 → 6', 'Transfers into steps', 'four steps from the ledger, two from other records'),
    figure('100%', 'Value accounted for', '96.12 + 316.40 + 0.28 in fees = 412.80 ETH'),
    figure('38', 'Addresses shown as one', 'named in the footnote'),
    figure('1', 'Page per step', 'legible in black and white'),
  ],
  source: 'Case 2041, an illustrative case.',
})

export const readers = section('factTable', {
  anchor: 'readers',
  eyebrow: 'Readers',
  title: 'The same facts for every audience',
  text: 'All four documents are views of one record, so a correction reaches each of them.',
  table: table(
    ['Reader', 'What they get', 'Length', 'Appendix'],
    [
      'A jury',
      'Six steps, no jargon, one color for the stolen money',
      '7 pages',
      'Hashes, heuristics, fees',
    ],
    [
      'A prosecutor',
      'Each element of the offense, with the exhibits that bear on it',
      '12 pages',
      'Branches that were ruled out',
    ],
    [
      'A board',
      'What was lost, what might be recovered and at what cost',
      '2 pages',
      'The tracing method',
    ],
    ['An exchange', 'The deposit address, the amounts and the times', '1 page', 'Everything else'],
  ),
})
