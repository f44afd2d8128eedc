import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => exampleHead('profiles', title)
const source = 'Geography Report, October 2025'

const europe = {
  _key: 'a',
  name: 'Europe',
  code: '',
  adoption: 52,
  size: '$1.6T',
  text: 'One license for 30 countries.',
  points: ['MiCA', 'Euro stablecoins'],
  highlight: false,
  risk: null,
}
const india = {
  ...europe,
  name: 'India',
  code: 'IN',
  adoption: 69,
  size: '$185B',
  points: ['1% tax deducted at source', 'A third of the volume goes offshore'],
  risk: 'Medium' as const,
}

export const PROFILES_EXAMPLES: Example<'profiles'>[] = [
  {
    name: 'Regions',
    section: {
      ...head('Regions'),
      look: 'regions',
      profiles: [
        europe,
        { ...europe, _key: 'b', name: 'Asia Pacific', adoption: 71, highlight: true },
        { ...europe, _key: 'c', name: 'Without adoption', adoption: 0, size: '', points: [] },
      ],
      source,
    },
  },
  {
    name: 'Countries',
    section: {
      ...head('Countries'),
      look: 'countries',
      profiles: [
        india,
        { ...india, _key: 'b', name: 'China', code: 'CN', adoption: 41, risk: 'High' },
        { ...india, _key: 'c', name: 'United Kingdom', code: 'GB', adoption: 58, risk: 'Low' },
      ],
      source,
    },
  },
  {
    name: 'Long words',
    section: {
      ...head(LONG_WORD),
      look: 'countries',
      profiles: [{ ...india, name: LONG_WORD, text: LONG_WORD, points: [LONG_WORD] }],
      source: '',
    },
  },
]
