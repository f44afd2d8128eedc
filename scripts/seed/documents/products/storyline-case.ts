import { figure } from '../../builders/figure.ts'
import { factRow, timelineEntry } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** A case as Storyline tells it: six steps out of forty-one movements. */
export const sixSteps = section('steps', {
  anchor: 'six-steps',
  eyebrow: 'Case 2041, as a jury saw it',
  title: 'Forty-one transfers in six steps',
  text: 'A sample case with invented addresses. Each step takes one page, with the exhibit that proves it. The transfers in between are folded, listed and disclosed.',
  look: 'timeline',
  steps: [
    timelineEntry(
      '09:08',
      'An unknown device logs in',
      'A new device, from an address the customer had never used. The exchange’s access log, Exhibit 1.',
    ),
    timelineEntry(
      '09:12',
      'The wallet is emptied',
      '412.80 ETH leave in one transaction. Exhibit 2 is the transaction; its gas came from an account that appears again at 09:53.',
    ),
    timelineEntry(
      '09:27',
      '“It’s through. Splitting now.”',
      'A message on the defendant’s phone. Exhibit 3, with the time recorded by the carrier, not by the phone.',
    ),
    timelineEntry(
      '09:31',
      'The money is split',
      'Over 41 addresses within two minutes. One owner: 38 of them got their gas from the same address. Exhibit 4.',
    ),
    timelineEntry(
      '09:44',
      'It changes chains',
      'Locked on one side of a bridge, minted on the other, same message id. Exhibit 5 shows both halves on one page.',
    ),
    timelineEntry(
      '09:53',
      'It reaches an exchange',
      '96.12 ETH reach a deposit address. The exchange has confirmed that it is theirs and which customer it belongs to. Exhibit 6.',
    ),
  ],
})

/** What folding keeps and what it leaves out. */
export const foldFigures = section('statBand', {
  anchor: 'folded',
  title: 'Nothing is left out, only folded',
  look: 'row',
  figures: [
    figure('41 → 6', 'Movements into steps', 'each fold listed with its reason'),
    figure('100%', 'Value accounted for', 'fees and dust included'),
    figure('38', 'Addresses behind one fold', 'named in the footnote'),
    figure('1', 'Page per step', 'legible in black and white'),
  ],
  source: 'Case 2041, a sample case.',
})

/** The same facts, cut for whoever has to decide. */
export const readers = section('factTable', {
  anchor: 'readers',
  eyebrow: 'Readers',
  title: 'The same facts for every audience',
  text: 'One trace, four documents. They cannot contradict each other, because all are views of the same record.',
  columns: ['Reader', 'What they get', 'Length', 'Left to the annex'],
  rows: [
    factRow([
      'A jury',
      'Six steps, no jargon, one color for the stolen money',
      '7 pages',
      'Hashes, heuristics, fees',
    ]),
    factRow([
      'A prosecutor',
      'Every element of the offense with its exhibit number',
      '12 pages',
      'Branches that were ruled out',
    ]),
    factRow([
      'A board',
      'What was lost, what may be recovered and at what cost',
      '2 pages',
      'The tracing method',
    ]),
    factRow([
      'An exchange',
      'The deposit address, the amounts and the times',
      '1 page',
      'Everything else',
    ]),
  ],
})
