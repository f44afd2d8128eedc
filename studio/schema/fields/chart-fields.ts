import { defineArrayMember, defineField } from 'sanity'
import { type ChartKind, chartKinds } from '../options/chart-kinds'
import { adviseChartPoints, checkChartPoints } from '../validation/chart-points'

const kindOf = (parent: unknown) => (parent as { kind?: ChartKind } | undefined)?.kind
type Points = Parameters<typeof checkChartPoints>[0]

/** What a chart is made of: how it is drawn, its numbers, and what it says in words. */
export const chartFields = [
  defineField({
    name: 'kind',
    title: 'Kind',
    type: 'string',
    options: { list: chartKinds, layout: 'radio' },
    initialValue: 'bars',
    validation: (rule) => rule.required().error('Choose how the figures are drawn.'),
  }),
  defineField({
    name: 'valueName',
    title: 'What the values are',
    type: 'string',
    description: 'Such as Share of adults. Heads the chart and the column of its table.',
    validation: (rule) => rule.required().error('Say what the numbers count.'),
  }),
  defineField({
    name: 'unit',
    title: 'Unit',
    type: 'string',
    options: { copy: false },
    description: 'Printed with each number: %, $B, M, ms, hours. $ stands before the number.',
    validation: (rule) => rule.required().error('Give the unit of the numbers.'),
  }),
  defineField({
    name: 'compareName',
    title: 'What they are compared with',
    type: 'string',
    description: 'Such as 2024, or Limit. Needed when figures have a second number.',
    validation: (rule) =>
      rule.custom((name, { parent }) => {
        const points = (parent as { points?: Points } | undefined)?.points ?? []
        const compared = points.some(({ compare }) => compare !== undefined)
        return compared && !name ? 'Name the second number of the figures.' : true
      }),
  }),
  defineField({
    name: 'points',
    title: 'Figures',
    type: 'array',
    of: [defineArrayMember({ type: 'chartPoint' })],
    validation: (rule) => [
      rule.custom((points, { parent }) => checkChartPoints(points as Points, kindOf(parent))),
      rule
        .custom((points, { parent }) => adviseChartPoints(points as Points, kindOf(parent)))
        .warning(),
    ],
  }),
  defineField({
    name: 'summary',
    title: 'In words',
    type: 'text',
    options: { copy: false },
    rows: 3,
    description: 'What the chart shows, for those who do not see it. Two sentences.',
    validation: (rule) => rule.required().error('Say in words what the chart shows.'),
  }),
  defineField({
    name: 'source',
    title: 'Source',
    type: 'string',
    description: 'Who counted what, and when. Small print below the chart.',
    validation: (rule) => rule.required().error('Say where the numbers come from.'),
  }),
]
