import type { GridCard } from '@/sections/card-grid/card-grid.query'
import { type Example, exampleAction, exampleHead, LONG_WORD } from '@/sections/example'

function card(title: string, more: Partial<GridCard> = {}): GridCard {
  return {
    _key: title,
    icon: null,
    title,
    question: '',
    level: null,
    text: 'What it is, in a sentence or two.',
    points: [],
    entries: [],
    phone: null,
    action: null,
    ...more,
  }
}

const head = (title: string) => exampleHead('cardGrid', title)
const action = { ...exampleAction('Read more', 'quiet'), _key: null }

const benefits = [
  card('Attribution', { icon: 'fingerprint', points: ['Seized servers', 'Test payments'] }),
  card('One graph', { icon: 'network', action }),
  card('History since 2009', { icon: 'clock', phone: '0300 555 0100' }),
]
const regimes = [
  card('European Union', { points: ['MiCA', 'TFR (EU) 2023/1113', 'AMLD6'] }),
  card('Singapore', { points: ['MAS PSN02'] }),
]
const teams = [
  card('Legal services', { icon: 'gavel', question: 'Will it stand up?', action }),
  card('Financial institutions', { icon: 'bank', question: 'May we bank this customer?' }),
]
const partners = [
  card('Technology', {
    entries: [
      { _key: 'a', name: 'Vaultmere', text: 'Institutional custody' },
      { _key: 'b', name: 'Pellucid', text: '' },
    ],
  }),
  card('Resellers', { entries: [{ _key: 'c', name: 'Al-Maha Digital', text: 'Gulf states' }] }),
]
const trends = [
  card('Stablecoins as savings', { level: 'Critical', points: ['Latin America', 'Africa'] }),
  card('Licensing converges', { level: 'High' }),
  card('Mining follows energy', { level: 'Medium' }),
]
const longWords = [card(LONG_WORD, { text: LONG_WORD, points: [LONG_WORD] })]

export const CARD_GRID_EXAMPLES: Example<'cardGrid'>[] = [
  { name: 'Plain', section: { ...head('Plain'), look: 'plain', columns: 3, cards: benefits } },
  {
    name: 'Bordered, two columns',
    section: { ...head('Bordered'), look: 'bordered', columns: 2, cards: benefits },
  },
  { name: 'Tinted', section: { ...head('Tinted'), look: 'tinted', columns: 3, cards: benefits } },
  { name: 'List', section: { ...head('List'), look: 'list', columns: 3, cards: benefits } },
  {
    name: 'Register',
    section: { ...head('Register'), look: 'register', columns: 3, cards: regimes },
  },
  {
    name: 'Questions',
    section: { ...head('Questions'), look: 'questions', columns: 3, cards: teams },
  },
  {
    name: 'Directory',
    section: { ...head('Directory'), look: 'directory', columns: 3, cards: partners },
  },
  { name: 'Levels', section: { ...head('Levels'), look: 'levels', columns: 3, cards: trends } },
  {
    name: 'Long words',
    section: { ...head(LONG_WORD), look: 'bordered', columns: 4, cards: longWords },
  },
  { name: 'No cards', section: { ...head('No cards'), look: 'plain', columns: 4, cards: [] } },
]
