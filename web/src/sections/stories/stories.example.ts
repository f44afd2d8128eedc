import { type Example, exampleHead, LONG_WORD } from '@/sections/example'
import type { Story } from '@/sections/stories/stories.query'

const head = (title: string) => exampleHead('stories', title)

function story(title: string, more: Partial<Story> = {}): Story {
  return {
    _key: title,
    organization: '',
    sector: 'Ransomware',
    title,
    text: 'What happened, in a few sentences.',
    quote: '',
    moves: [],
    outcome: '',
    figures: [],
    ...more,
  }
}

const figures = [
  {
    _key: 'a',
    value: '40',
    label: 'Forces switched it on',
    note: 'in the first year',
    figureReference: null,
  },
  {
    _key: 'b',
    value: '6 weeks',
    label: 'From sandbox to release',
    note: '',
    figureReference: null,
  },
]

export const STORIES_EXAMPLES: Example<'stories'>[] = [
  {
    name: 'Customers',
    section: {
      ...head('Customers'),
      look: 'customers',
      stories: [
        story('Nine banks in their own language', {
          organization: 'Norrland Datasystem',
          sector: 'Reseller',
          quote: 'We started to be asked for an integration.',
          figures,
        }),
        story('Without figures or quotation', { organization: 'Vaultmere', sector: 'Custody' }),
      ],
    },
  },
  {
    name: 'Cases',
    section: {
      ...head('Cases'),
      look: 'cases',
      stories: [
        story('A payment note, one address, and a Friday afternoon', {
          moves: ['Follow the payment.', 'Follow the affiliate across a bridge.'],
          outcome: 'The account is frozen on Saturday.',
          figures,
        }),
        story('Without an outcome', { sector: 'Fraud', moves: ['Follow the payment.'] }),
      ],
    },
  },
  {
    name: 'Long words',
    section: {
      ...head(LONG_WORD),
      look: 'cases',
      stories: [story(LONG_WORD, { text: LONG_WORD, moves: [LONG_WORD] })],
    },
  },
]
