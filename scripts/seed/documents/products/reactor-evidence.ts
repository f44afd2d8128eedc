import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'

export const evidence = section('factTable', {
  anchor: 'evidence',
  eyebrow: 'Evidence',
  title: 'Exports that others can verify',
  text: 'The opposing expert will repeat your work. The export holds what it takes to check each step.',
  table: table(
    ['In the file', 'Format', 'What it holds', 'Who asks for it'],
    [
      'Exhibit report',
      'PDF/A',
      'The graph, every transaction on the path, the tracing method and its limits in plain English',
      'The court',
    ],
    [
      'Raw tables',
      'CSV, JSON',
      'Transactions, addresses and attributions, to rebuild the trace with other tools',
      'The opposing expert',
    ],
    [
      'Digests',
      'SHA-256, signed',
      'One for each file, with the analyst’s name, the time and the version of the labels',
      'Whoever holds the exhibit',
    ],
    [
      'Case log',
      'JSON lines',
      'Who opened, expanded, labeled and exported what, in order; entries are added, never edited',
      'Disclosure officers',
    ],
    [
      'Your own labels',
      'CSV',
      'Intelligence that you added, marked as yours and kept apart from our attribution',
      'Your next case',
    ],
    [
      'Storyline handover',
      'One click',
      'The finished trace, ready to become a short sequence of exhibits',
      'The prosecutor',
    ],
  ),
  note: 'Every export names the version of the labels it was made from and can be reproduced from it.',
})
