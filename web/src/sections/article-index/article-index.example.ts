import type { Example } from '@/sections/example'

/** The section reads the articles of the blog or the news itself; an example only sets how. */
const cards = {
  _key: 'articles',
  _type: 'articleIndex',
  anchor: '',
  eyebrow: 'Library',
  title: 'Read by subject',
  text: 'Part of what we write is open to everybody.',
  area: 'blog',
  look: 'cards',
  articleReference: null,
  article: null,
  leaveOutReference: null,
  leaveOut: null,
  archives: [],
  tags: [],
} satisfies Example<'articleIndex'>['section']

const archives = [
  { _key: '2025-10', month: '2025-10', libraryCount: 8 },
  { _key: '2025-09', month: '2025-09', libraryCount: 12 },
]

export const ARTICLE_INDEX_EXAMPLES: Example<'articleIndex'>[] = [
  { name: 'Cards', section: cards },
  {
    name: 'Ledger with archives and tags',
    section: { ...cards, area: 'news', look: 'ledger', archives, tags: ['Bridges', 'Sanctions'] },
  },
  {
    name: 'One article with its picture',
    section: { ...cards, look: 'picture', title: 'Featured article' },
  },
  {
    name: 'One article in large type',
    section: { ...cards, area: 'news', look: 'type', title: 'Featured', text: '' },
  },
]
