import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => exampleHead('statBand', title)
const source = 'Company figures, October 2025.'

const figures = [
  {
    _key: 'a',
    value: '1,000+',
    label: 'Customers',
    note: 'under contract',
    page: null,
    figureReference: null,
  },
  {
    _key: 'b',
    value: '$500M+',
    label: 'Assets recovered',
    note: '',
    page: null,
    figureReference: null,
  },
  {
    _key: 'c',
    value: '99.9%',
    label: 'Uptime',
    note: 'over twelve months',
    page: null,
    figureReference: null,
  },
]
const statements = [
  {
    _key: 'a',
    value: '63%',
    label: 'Stablecoins carry the proceeds',
    note: 'Launderers prefer a dollar that moves at night.',
    page: 31,
    figureReference: null,
  },
  {
    _key: 'b',
    value: '1 in 5',
    label: 'Complaints share a wallet',
    note: '',
    page: 112,
    figureReference: null,
  },
  {
    _key: 'c',
    value: '94 min',
    label: 'From the last mint to an exit',
    note: '',
    page: null,
    figureReference: null,
  },
]
const longWords = [
  { _key: 'a', value: '1', label: LONG_WORD, note: LONG_WORD, page: null, figureReference: null },
]

export const STAT_BAND_EXAMPLES: Example<'statBand'>[] = [
  { name: 'Ledger', section: { ...head('Ledger'), look: 'ledger', figures, source } },
  { name: 'Row', section: { ...head('Row'), look: 'row', figures, source } },
  {
    name: 'Findings',
    section: { ...head('Findings'), look: 'findings', figures: statements, source },
  },
  { name: 'Lead', section: { ...head('Lead'), look: 'lead', figures: statements, source } },
  { name: 'No title', section: { ...head(''), look: 'row', figures, source: '' } },
  {
    name: 'Long words',
    section: { ...head(LONG_WORD), look: 'findings', figures: longWords, source },
  },
]
