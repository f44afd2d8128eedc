import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => exampleHead('factTable', title)
const note = 'As of October 14, 2025.'

const feeds = ['Feed', 'Latest value', 'Deviation of threshold', 'Heartbeat', 'Round', 'Signers']
const offices = [
  { _key: 'a', cells: ['New York', '2018', 'Headquarters'] },
  { _key: 'b', cells: ['London', '2022'] },
]

export const FACT_TABLE_EXAMPLES: Example<'factTable'>[] = [
  {
    name: 'Table with a missing cell',
    section: {
      ...head('Table'),
      look: 'table',
      columns: ['Office', 'Since', 'What it does'],
      rows: offices,
      note,
    },
  },
  {
    name: 'Board',
    section: {
      ...head('Board'),
      look: 'board',
      columns: feeds,
      rows: [
        {
          _key: 'a',
          cells: ['ETH / USD', '$4,115.00', '0.12 of 0.5%', '16 min', '18 442 706', '13 of 15'],
        },
        {
          _key: 'b',
          cells: ['Sanctions', 'Not listed', 'On change', '1 hour', '7 204 118', '15 of 15'],
        },
      ],
      note,
    },
  },
  {
    name: 'Change',
    section: {
      ...head('Change'),
      look: 'change',
      columns: ['Figure', 'Before', 'After'],
      rows: [
        { _key: 'a', cells: ['Alerts closed as noise', '9 in 10', '4 in 10'] },
        { _key: 'b', cells: [LONG_WORD, LONG_WORD] },
      ],
      note,
    },
  },
  {
    name: 'Long words',
    section: {
      ...head(LONG_WORD),
      look: 'table',
      columns: ['A', 'B'],
      rows: [{ _key: 'a', cells: ['Word', LONG_WORD] }],
      note: '',
    },
  },
]
