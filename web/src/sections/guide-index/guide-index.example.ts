import { type Example, LONG_WORD } from '@/sections/example'

const search = {
  _key: 'guides',
  _type: 'guideIndex',
  anchor: '',
  eyebrow: '',
  title: 'Search the documentation',
  text: 'Every guide with its code and its exercises.',
  look: 'search',
  area: 'documentation',
  label: 'What are you trying to do?',
  popular: ['webhooks', 'transaction tracing'],
  wayOut: null,
  topics: [],
} satisfies Example<'guideIndex'>['section']

type Topic = Example<'guideIndex'>['section']['topics'][number]

const guide = (title: string, minutes: number | null): Topic['guides'][number] => ({
  _id: `guide-${title}`,
  title,
  path: '/resources/documentation/example',
  topic: 'Investigations',
  tag: null,
  minutes,
  summary: '',
})

const topic = (title: string, icon: Topic['icon']): Topic => ({
  _key: title,
  title,
  text: 'For those who begin.',
  icon,
  guides: [guide('Your first investigation', 25), guide('Methods compared', null)],
})

const topics: Example<'guideIndex'>['section'] = {
  ...search,
  look: 'topics',
  title: 'Two shelves',
  topics: [topic('Investigations', 'search'), topic('Compliance', 'scale')],
}

export const GUIDE_INDEX_EXAMPLES: Example<'guideIndex'>[] = [
  { name: 'Search', section: search },
  { name: 'Search without popular words', section: { ...search, text: '', popular: [] } },
  { name: 'Topics', section: topics },
  {
    name: 'Topics with long words, and one without guides',
    section: {
      ...topics,
      topics: [topic(LONG_WORD, null), { ...topic('Empty', null), guides: [] }],
    },
  },
]
