import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { NumberIcon } from '@sanity/icons/Number'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { SwatchInput } from '../../components/choice-inputs'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { EXAMPLE_SOURCE, items, toReplace } from '../starter'
import { adviseShares, type ChartKind, checkChartPoints } from '../validation/chart-points'

/** How the site draws a chart's figures. */
export const chartLooks = [
  { title: 'Bars: compare names', value: 'bars' },
  { title: 'Columns: a few points in time', value: 'columns' },
  { title: 'Line: many points in time', value: 'line' },
  { title: 'Share: parts of a whole', value: 'share' },
  { title: 'Meters: each value against its limit', value: 'meters' },
]

/** The ground that a chart stands on. */
const chartTones = [
  { title: 'Paper (light)', value: 'paper' },
  { title: 'Sunk (a shade darker)', value: 'sunk' },
  { title: 'Ink (dark)', value: 'ink' },
]

/** One figure of a chart. */
export const chartPoint = defineType({
  name: 'chartPoint',
  title: 'Figure of a chart',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the figure belongs to.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'number',
      description: 'The number alone; the chart adds its unit.',
      validation: (rule) => rule.required().error('Type the number.'),
    }),
    defineField({
      name: 'compare',
      title: 'Compared with',
      type: 'number',
      description: 'A second number in the same unit: last year, or a limit.',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
    }),
    defineField({
      name: 'highlight',
      title: 'The one that matters',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

const kindOf = (parent: unknown) => (parent as { kind?: ChartKind } | undefined)?.kind
type Points = Parameters<typeof checkChartPoints>[0]

/** A chart: its kind, its numbers and its summary. */
const chartFields = [
  defineField({
    name: 'kind',
    title: 'Kind',
    type: 'string',
    options: { list: chartLooks, layout: 'radio' },
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
    options: { shown: 'unmarked' },
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
        .custom((_, { parent }) => adviseShares(parent as Parameters<typeof adviseShares>[0]))
        .warning(),
    ],
  }),
  defineField({
    name: 'summary',
    title: 'In words',
    type: 'text',
    rows: 3,
    description: 'What the chart shows, for those who do not see it. Two sentences.',
    validation: (rule) => rule.required().error('Say in words what the chart shows.'),
  }),
  defineField({
    name: 'source',
    title: 'Source',
    type: 'string',
    description: 'Who counted what, and when.',
    validation: (rule) => rule.required().error('Say where the numbers come from.'),
  }),
]

/** Figures as a chart, with the table behind it. */
export const chart = defineType({
  name: 'chart',
  title: 'Chart',
  type: 'object',
  description: 'Figures as a chart, with the table behind it.',
  options: { sectionGroup: 'figures' },
  icon: ChartUpwardIcon,
  initialValue: {
    title: toReplace('Say what the chart shows'),
    valueName: 'Share',
    unit: '%',
    points: items(
      'chartPoint',
      { label: 'First', value: 48, highlight: true },
      { label: 'Second', value: 32 },
      { label: 'Third', value: 20 },
    ),
    summary: toReplace('The first has about half. The second and the third share the rest.'),
    source: EXAMPLE_SOURCE,
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    ...chartFields,
    defineField({
      name: 'tone',
      title: 'Ground',
      type: 'string',
      options: { list: chartTones, layout: 'radio', direction: 'horizontal' },
      components: { input: SwatchInput },
      initialValue: 'paper',
      validation: (rule) => rule.required().error('Choose the ground.'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', kind: 'kind', points: 'points' },
    prepare: ({ title, kind, points }) => ({
      title,
      subtitle: `Chart, ${kind}: ${countItems(points, 'figure')}`,
    }),
  },
})
