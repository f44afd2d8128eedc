import { factRow } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** What leaves Reactor with a case. */
export const evidence = section('factTable', {
  anchor: 'evidence',
  eyebrow: 'Evidence',
  title: 'Exports that others can verify',
  text: 'The other side’s expert will repeat your work. The export gives them everything they need to reach the same result.',
  columns: ['In the file', 'Form', 'What it holds', 'Who asks for it'],
  rows: [
    factRow([
      'Exhibit report',
      'PDF/A',
      'The graph, every transaction on the path, the tracing method and its limits in plain words',
      'The court',
    ]),
    factRow([
      'Raw tables',
      'CSV, JSON',
      'Transactions, addresses and attributions, so that the trace can be rebuilt with other tools',
      'The other side’s expert',
    ]),
    factRow([
      'Digests',
      'SHA-256, signed',
      'One for each file, with the analyst’s name, the time and the version of the labels',
      'Whoever holds the exhibit',
    ]),
    factRow([
      'Case log',
      'JSON lines',
      'Who opened, expanded, labeled and exported what, in order; entries are added, never edited',
      'Disclosure officers',
    ]),
    factRow([
      'Your own labels',
      'CSV',
      'Intelligence that you added, marked as yours and kept apart from our attribution',
      'Your next case',
    ]),
    factRow([
      'Storyline handover',
      'One click',
      'The finished trace, ready to become the six steps that a court has to understand',
      'The prosecutor',
    ]),
  ],
  note: 'Every export names the version of the data it was made from and can be reproduced from it.',
})
