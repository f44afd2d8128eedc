import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => exampleHead('featureRows', title)

const row = {
  _key: 'a',
  title: 'Before the money moves',
  text: 'Screening scores an address while the customer looks at the confirm button.',
  points: ['Scored from 0 to 100', '25+ watchlists'],
  picture: 'screening-queue' as const,
  image: null,
}

export const FEATURE_ROWS_EXAMPLES: Example<'featureRows'>[] = [
  {
    name: 'Rows with pictures, and one without',
    section: {
      ...head('Feature rows'),
      rows: [
        row,
        { ...row, _key: 'b', title: 'After it has moved', picture: 'case-workspace' },
        { ...row, _key: 'c', title: 'Without a picture', points: [], picture: null },
      ],
    },
  },
  {
    name: 'Long words',
    section: { ...head(LONG_WORD), rows: [{ ...row, title: LONG_WORD, text: LONG_WORD }] },
  },
  { name: 'No rows', section: { ...head('No rows'), rows: [] } },
]
