import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { NumberIcon } from '@sanity/icons/Number'
import { defineType } from 'sanity'
import { SwatchInput } from '../../components/choice-inputs'
import { choice, line, list, number, text, toggle } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { EXAMPLE_SOURCE, items, toReplace } from '../starter'
import { type ChartKind, checkChartPoints } from '../validation/chart-points'

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
    line('label', 'Label', { required: 'Say what the figure belongs to.' }),
    number('value', 'Value', {
      description: 'The number alone; the chart adds its unit.',
      required: 'Type the number.',
    }),
    number('compare', 'Compared with', {
      description: 'A second number in the same unit: last year, or a limit.',
    }),
    line('note', 'Note'),
    toggle('highlight', 'The one that matters'),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

const kindOf = (parent: unknown) => (parent as { kind?: ChartKind } | undefined)?.kind
type Points = Parameters<typeof checkChartPoints>[0]

/** A chart: its kind, its numbers and its summary. */
const chartFields = [
  line('kind', 'Kind', {
    options: { list: chartLooks, layout: 'radio' },
    initialValue: 'bars',
    required: 'Choose how the figures are drawn.',
  }),
  line('valueName', 'What the values are', {
    description: 'Such as Share of adults. Heads the chart and the column of its table.',
    required: 'Say what the numbers count.',
  }),
  line('unit', 'Unit', {
    options: { shown: 'unmarked' },
    description: 'Printed with each number: %, $B, M, ms, hours. $ stands before the number.',
    required: 'Give the unit of the numbers.',
  }),
  line('compareName', 'What they are compared with', {
    description: 'Such as 2024, or Limit. Needed when figures have a second number.',
    validation: (rule) =>
      rule.custom((name, { parent }) => {
        const points = (parent as { points?: Points } | undefined)?.points ?? []
        const compared = points.some(({ compare }) => compare !== undefined)
        return compared && !name ? 'Name the second number of the figures.' : true
      }),
  }),
  list('points', 'Figures', 'chartPoint', {
    validation: (rule) =>
      rule.custom((points, { parent }) => checkChartPoints(points as Points, kindOf(parent))),
  }),
  text('summary', 'In words', {
    rows: 3,
    description: 'What the chart shows, for those who do not see it. Two sentences.',
    required: 'Say in words what the chart shows.',
  }),
  line('source', 'Source', {
    description: 'Who counted what, and when.',
    required: 'Say where the numbers come from.',
  }),
]

/** Figures as a chart, with the table behind it. */
export const chart = defineSection({
  name: 'chart',
  title: 'Chart',
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
  fields: [
    ...chartFields,
    choice('tone', 'Ground', chartTones, {
      components: { input: SwatchInput },
      initialValue: 'paper',
      required: 'Choose the ground.',
    }),
  ],
  preview: {
    select: { title: 'title', kind: 'kind', points: 'points' },
    prepare: ({ title, kind, points }) => ({
      title,
      subtitle: `Chart, ${kind}: ${countItems(points, 'figure')}`,
    }),
  },
})
