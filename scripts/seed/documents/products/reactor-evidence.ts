import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'

export const evidence = section('factTable', {
  anchor: 'evidence',
  isFolded: true,
  eyebrow: 'Evidence',
  title: 'Exports that others can verify',
  text: 'The export contains what an opposing expert needs to check each step.',
  table: table(
    ['In the file', 'Format', 'What it contains', 'Who asks for it'],
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
      'The evidence custodian',
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
      'Your own team',
    ],
    [
      'Storyline file',
      'Opens in Storyline',
      'The finished trace, to be turned into a short sequence of exhibits',
      'The prosecutor',
    ],
  ),
})
