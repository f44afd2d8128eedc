import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const brief = {
  organization: 'Harbor Bank plc',
  period: 'Third quarter 2025',
  verdict: 'Exposure is within appetite, and one indicator needs a decision.',
  indicators: [
    {
      _key: 'a',
      label: 'Indirect exposure to sanctioned services',
      value: '0.4%',
      before: '0.3%',
      limit: '1%',
      standing: 'within' as const,
    },
    {
      _key: 'b',
      label: 'Alerts older than 5 days',
      value: '4%',
      before: '2%',
      limit: '5%',
      standing: 'watch' as const,
    },
    {
      _key: 'c',
      label: 'Customers without a source of funds',
      value: '12',
      before: '',
      limit: '10',
      standing: 'outside' as const,
    },
  ],
  changes: ['A new rule for bridges is in force.'],
  decisions: [{ _key: 'a', title: 'Accept privacy coins?', text: 'No, as before.' }],
  note: 'A sample with invented figures.',
}

export const BOARD_BRIEF_EXAMPLES: Example<'boardBrief'>[] = [
  { name: 'Brief', section: { ...exampleHead('boardBrief', 'Brief'), ...brief } },
  {
    name: 'Long words, nothing to decide',
    section: {
      ...exampleHead('boardBrief', LONG_WORD),
      ...brief,
      verdict: LONG_WORD,
      changes: [],
      decisions: [],
    },
  },
]
