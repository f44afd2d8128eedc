import { expect, test } from 'vitest'
import { LOOKS, type OldSection } from '../../../scripts/migrations/merge-section-types/looks.ts'

const head = { _key: 'a', anchor: 'here', eyebrow: 'E', title: 'T', text: 'X' }
const item = { _key: 'i', _type: 'old' }
const figures = [{ _key: 'f', _type: 'figure', value: '9', label: 'L' }]

type Section = { _type: string; [field: string]: unknown }

const CHANGES: [old: Section, merged: Section][] = [
  [
    { _type: 'coverage', regions: [{ ...item, name: 'EU', frameworks: ['MiCA'], text: 'x' }] },
    {
      _type: 'cardGrid',
      look: 'register',
      cards: [{ _key: 'i', _type: 'card', title: 'EU', points: ['MiCA'], text: 'x' }],
    },
  ],
  [
    { _type: 'directory', groups: [{ ...item, title: 'G', text: 'x', entries: [item] }] },
    {
      _type: 'cardGrid',
      look: 'directory',
      cards: [{ _key: 'i', _type: 'card', title: 'G', text: 'x', entries: [item] }],
    },
  ],
  [
    {
      _type: 'firstQuestions',
      questions: [{ ...item, icon: 'bank', team: 'Banks', question: 'May we?', text: 'x' }],
    },
    {
      _type: 'cardGrid',
      look: 'questions',
      cards: [
        { _key: 'i', _type: 'card', icon: 'bank', title: 'Banks', question: 'May we?', text: 'x' },
      ],
    },
  ],
  [
    {
      _type: 'impacts',
      items: [{ ...item, title: 'S', text: 'x', impact: 'High', regions: ['E'] }],
    },
    {
      _type: 'cardGrid',
      look: 'levels',
      cards: [{ _key: 'i', _type: 'card', title: 'S', text: 'x', level: 'High', points: ['E'] }],
    },
  ],
  [
    { _type: 'timeline', entries: [{ ...item, date: '2018', title: 'Founded', text: 'x' }] },
    {
      _type: 'steps',
      look: 'timeline',
      steps: [{ _key: 'i', _type: 'step', note: '2018', title: 'Founded', text: 'x' }],
    },
  ],
  [
    { _type: 'reportContents', chapters: [{ ...item, title: 'C', text: 'x', page: 9 }, item] },
    {
      _type: 'steps',
      look: 'contents',
      steps: [
        { _key: 'i', _type: 'step', title: 'C', text: 'x', note: '9' },
        { _key: 'i', _type: 'step' },
      ],
    },
  ],
  [
    {
      _type: 'findings',
      look: 'ledger',
      source: 'S',
      findings: [{ ...item, value: '63%', title: 'Found', text: 'x', page: 31 }],
    },
    {
      _type: 'statBand',
      look: 'findings',
      source: 'S',
      figures: [{ _key: 'i', _type: 'figure', value: '63%', label: 'Found', note: 'x', page: 31 }],
    },
  ],
  [
    { _type: 'findings', look: 'lead', findings: [] },
    { _type: 'statBand', look: 'lead', figures: [] },
  ],
  [
    {
      _type: 'feedBoard',
      note: 'N',
      feeds: [
        {
          ...item,
          name: 'ETH',
          value: '$1',
          deviation: 0,
          threshold: 0.5,
          heartbeat: '1 min',
          round: '7',
          signers: '13 of 15',
        },
        { ...item, name: 'SDN', value: 'Not listed', deviation: 0.1, round: '8' },
      ],
    },
    {
      _type: 'factTable',
      look: 'board',
      note: 'N',
      columns: ['Feed', 'Latest value', 'Deviation of threshold', 'Heartbeat', 'Round', 'Signers'],
      rows: [
        {
          _key: 'i',
          _type: 'factRow',
          cells: ['ETH', '$1', '0 of 0.5%', '1 min', '7', '13 of 15'],
          meter: { value: 0, limit: 0.5 },
        },
        { _key: 'i', _type: 'factRow', cells: ['SDN', 'Not listed', 'On change', '', '8', ''] },
      ],
    },
  ],
  [
    {
      _type: 'caseFiles',
      cases: [{ ...item, kind: 'Fraud', title: 'C', moves: ['m'], outcome: 'o', figures }],
    },
    {
      _type: 'stories',
      look: 'cases',
      stories: [
        {
          _key: 'i',
          _type: 'story',
          sector: 'Fraud',
          title: 'C',
          moves: ['m'],
          outcome: 'o',
          figures,
        },
      ],
    },
  ],
  [
    {
      _type: 'regions',
      source: 'S',
      regions: [{ ...item, name: 'EU', adoption: 5, volume: '$1', trends: ['t'], highlight: true }],
    },
    {
      _type: 'profiles',
      look: 'regions',
      source: 'S',
      profiles: [
        {
          _key: 'i',
          _type: 'profile',
          name: 'EU',
          adoption: 5,
          size: '$1',
          points: ['t'],
          highlight: true,
        },
      ],
    },
  ],
  [
    {
      _type: 'countries',
      countries: [
        {
          ...item,
          name: 'US',
          code: 'US',
          adoption: 5,
          marketCap: '$1',
          keyFactors: ['k'],
          risk: 'Low',
        },
      ],
    },
    {
      _type: 'profiles',
      look: 'countries',
      profiles: [
        {
          _key: 'i',
          _type: 'profile',
          name: 'US',
          code: 'US',
          adoption: 5,
          size: '$1',
          points: ['k'],
          risk: 'Low',
        },
      ],
    },
  ],
  [
    { _type: 'contactForm', points: ['p'], note: 'N' },
    { _type: 'contact', look: 'form', points: ['p'], note: 'N' },
  ],
  [{ _type: 'contactDetails' }, { _type: 'contact', look: 'details' }],
  [
    { _type: 'newsletter', list: 'news', buttonLabel: 'B', note: 'N' },
    { _type: 'callToAction', look: 'newsletter', list: 'news', buttonLabel: 'B', note: 'N' },
  ],
  [
    { _type: 'callToAction', tone: 'paper', actions: [item] },
    { _type: 'callToAction', look: 'paper', actions: [item] },
  ],
  [
    { _type: 'callToAction', tone: 'ink' },
    { _type: 'callToAction', look: 'ink' },
  ],
  [
    { _type: 'statBand', tone: 'ink', figures },
    { _type: 'statBand', look: 'row', figures },
  ],
  [
    { _type: 'statBand', tone: 'paper', figures },
    { _type: 'statBand', look: 'ledger', figures },
  ],
]

const migrated = (section: OldSection) => LOOKS[section._type]?.(section) ?? section

test.each(CHANGES)('$_type keeps its key, its heading and its content', (old, merged) => {
  expect(migrated({ ...head, ...old })).toStrictEqual({ ...head, ...merged })
})

test.each(CHANGES)('$_type: a second run changes nothing', (old) => {
  const once = migrated({ ...head, ...old })
  expect(migrated(once)).toStrictEqual(once)
})

test.each(Object.keys(LOOKS))('%s without its list is migrated too', (_type) => {
  expect(migrated({ _type, _key: 'a' })).not.toHaveProperty('cards', expect.anything())
  expect(JSON.stringify(migrated({ _type, _key: 'a' }))).not.toContain('null')
})

test('every old type is covered', () => {
  expect(new Set(CHANGES.map(([{ _type }]) => _type))).toEqual(new Set(Object.keys(LOOKS)))
})
