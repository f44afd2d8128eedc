import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { chartFields } from '../fields/chart-fields'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'
import { chartTones } from '../options/chart-tones'

/** Figures as a chart, with the table behind it. */
export const chart = defineType({
  name: 'chart',
  title: 'Chart',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    ...headingFields(),
    ...chartFields,
    defineField({
      name: 'tone',
      title: 'Ground',
      type: 'string',
      options: { list: chartTones, layout: 'radio', direction: 'horizontal' },
      initialValue: 'paper',
      validation: (rule) => rule.required().error('Choose the ground.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', kind: 'kind', points: 'points' },
    prepare: ({ title, kind, points }) => ({
      title,
      subtitle: `Chart, ${kind}: ${countItems(points, 'figure')}`,
    }),
  },
})
