import { type Example, exampleActions, LONG_WORD } from '@/sections/example'

const hero = {
  _key: 'hero',
  _type: 'hero',
  anchor: '',
  eyebrow: 'Blockchain investigation',
  title: 'Follow the money to a name',
  text: 'A traced graph from the first theft to the last exchange, with a source for each step.',
  look: 'picture',
  actions: exampleActions('Request a demo', 'Read a case'),
  figures: [],
  picture: 'traced-graph',
  image: null,
} as const satisfies Example<'hero'>['section']

const figures = [
  { _key: 'a', value: '$4.2B', label: 'Traced', note: 'since 2019', figureReference: null },
  { _key: 'b', value: '61', label: 'Countries', note: '', figureReference: null },
  { _key: 'c', value: '99.95%', label: 'Uptime', note: 'last 12 months', figureReference: null },
]

export const HERO_EXAMPLES: Example<'hero'>[] = [
  { name: 'Picture', section: hero },
  {
    name: 'Picture in a frame, with figures',
    section: { ...hero, picture: 'risk-score', figures },
  },
  { name: 'A case to be played', section: { ...hero, picture: 'case-player', figures } },
  { name: 'A picture below the text', section: { ...hero, picture: 'alert-stream', figures } },
  { name: 'A ruled page', section: { ...hero, picture: 'case-lanes' } },
  { name: 'Picture look without a picture', section: { ...hero, picture: null } },
  { name: 'Plain', section: { ...hero, look: 'plain', picture: null } },
  { name: 'Ledger', section: { ...hero, look: 'ledger', picture: null, figures } },
  {
    name: 'Long words, no buttons',
    section: { ...hero, look: 'plain', title: LONG_WORD, text: LONG_WORD, actions: [] },
  },
]
