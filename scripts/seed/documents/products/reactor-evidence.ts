import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

/** What leaves Reactor with a case. */
export const evidence = section('cardGrid', {
  anchor: 'evidence',
  eyebrow: 'Evidence',
  title: 'An export that can be checked without us',
  text: 'Somebody on the other side will repeat your work. Give them everything they need to reach the same result.',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'Exhibit report',
      'PDF with the graph, a table of every transaction on the path, the tracing method and its limits in plain words.',
      { icon: 'file-text' },
    ),
    card(
      'Raw tables',
      'CSV and JSON of transactions, addresses and attributions, so that an expert can rebuild the trace with other tools.',
      { icon: 'database' },
    ),
    card(
      'Hash and timestamp',
      'Each file carries a SHA-256 digest, the analyst’s name, the time and the version of the attribution data.',
      { icon: 'lock' },
    ),
    card(
      'Case log',
      'Who opened, expanded, labelled and exported what, in order. Entries are added and never edited.',
      { icon: 'clock' },
    ),
    card(
      'Your own labels',
      'Intelligence that you add stays in your organisation and is marked as yours, apart from our attribution.',
      { icon: 'users' },
    ),
    card(
      'Into Storyline',
      'Send the finished trace to Storyline and turn forty transactions into the six that a court has to understand.',
      { icon: 'route' },
    ),
  ],
})
