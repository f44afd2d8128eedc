import { figure } from '../../builders/figure.ts'
import { factRow, timelineEntry } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** A case as Storyline tells it: six steps out of forty-one movements. */
export const sixSteps = section('steps', {
  anchor: 'six-steps',
  eyebrow: 'Case 2041, as a jury saw it',
  title: 'Forty-one movements, folded into six',
  text: 'A sample case with invented addresses. Each step stands on one page, with the exhibit that proves it; the movements that are not shown are folded, listed and disclosed.',
  look: 'timeline',
  steps: [
    timelineEntry(
      '09:08',
      'Somebody logs in',
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
      'A message on the defendant’s telephone. Exhibit 3, with the time from the operator and not from the telephone.',
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
      'It arrives',
      '96.12 ETH at a deposit address that an exchange has confirmed as its own, and whose it is. Exhibit 6.',
    ),
  ],
})

/** What folding keeps and what it leaves out. */
export const foldFigures = section('statBand', {
  anchor: 'folded',
  title: 'Nothing is left out. It is folded.',
  look: 'row',
  figures: [
    figure('41 → 6', 'Movements into steps', 'each fold listed with its reason'),
    figure('100%', 'Value accounted for', 'fees and dust included'),
    figure('38', 'Addresses behind one fold', 'named in the footnote'),
    figure('1', 'Page a step', 'legible in black and white'),
  ],
  source: 'Case 2041, a sample case.',
})

/** The same facts, cut for whoever has to decide. */
export const readers = section('factTable', {
  anchor: 'readers',
  eyebrow: 'Readers',
  title: 'The same facts, for whoever is in the room',
  text: 'One trace, four documents. None of them says anything that another contradicts, because all are views of one record.',
  columns: ['Reader', 'What they get', 'Length', 'What is left to the annex'],
  rows: [
    factRow([
      'A jury',
      'Six steps, no jargon, one colour for the stolen money',
      '7 pages',
      'Hashes, heuristics, fees',
    ]),
    factRow([
      'A prosecutor',
      'Every element of the offence with its exhibit number',
      '12 pages',
      'Branches that were ruled out',
    ]),
    factRow([
      'A board',
      'What left, what may come back, what it will cost to ask',
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
