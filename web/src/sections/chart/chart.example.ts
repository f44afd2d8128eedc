import type { Example } from '@/sections/example'

type ChartSection = Example<'chart'>['section']
type Point = ChartSection['points'][number]

const point = (label: string, value: number, more: Partial<Point> = {}): Point => ({
  _key: label,
  label,
  value,
  compare: null,
  note: '',
  highlight: false,
  ...more,
})

const chart: ChartSection = {
  _key: 'chart',
  _type: 'chart',
  anchor: '',
  eyebrow: 'Adoption',
  title: 'Share of adults who own crypto',
  text: 'Ownership differs more between regions than between age groups.',
  tone: 'paper',
  kind: 'bars',
  valueName: 'Share of adults',
  unit: '%',
  compareName: '',
  points: [
    point('Southeast Asia', 18.4, { highlight: true, note: 'fastest growth' }),
    point('Latin America', 14.1),
    point('Europe', 9.2),
  ],
  summary: 'Southeast Asia leads with 18.4 percent, before Latin America with 14.1 percent.',
  source: 'Chainlantern survey, 2025',
}

const years = [
  point('2021', 12.1),
  point('2022', 21.6),
  point('2023', 17.3),
  point('2024', 24.8, { highlight: true }),
]

export const CHART_EXAMPLES: Example<'chart'>[] = [
  { name: 'Bars', section: chart },
  {
    name: 'Columns, compared',
    section: {
      ...chart,
      kind: 'columns',
      tone: 'sunk',
      title: 'Illicit volume by year',
      valueName: 'Volume',
      compareName: 'First estimate',
      unit: '$B',
      points: years.map((year) => ({ ...year, compare: year.value - 2.5 })),
    },
  },
  {
    name: 'Line on ink',
    section: {
      ...chart,
      kind: 'line',
      tone: 'ink',
      title: 'Transfers a second',
      valueName: 'Transfers',
      unit: 'K',
      points: [...years, point('2025', 29.4), point('2026', 31.2)],
    },
  },
  {
    name: 'Share',
    section: {
      ...chart,
      kind: 'share',
      title: 'Where stolen funds go',
      valueName: 'Share of funds',
      points: [point('Exchanges', 48), point('Mixers', 31, { highlight: true }), point('Held', 21)],
    },
  },
  {
    name: 'Meters',
    section: {
      ...chart,
      kind: 'meters',
      title: 'Service levels',
      valueName: 'Response time',
      compareName: 'Limit',
      unit: 'ms',
      points: [point('Screening', 84, { compare: 250 }), point('Alerts', 410, { compare: 500 })],
    },
  },
  { name: 'No figures', section: { ...chart, title: 'A chart without figures', points: [] } },
]
