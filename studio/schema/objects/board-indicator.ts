import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { defineField, defineType } from 'sanity'
import { standings } from '../options/standings'

/** One line of a board brief: an indicator, its limit and where it stands. */
export const boardIndicator = defineType({
  name: 'boardIndicator',
  title: 'Indicator',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Indicator',
      type: 'string',
      validation: (rule) => rule.required().error('Name the indicator.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      validation: (rule) => rule.required().error('Type the value.'),
    }),
    defineField({ name: 'before', title: 'Last quarter', type: 'string' }),
    defineField({ name: 'limit', title: 'Limit', type: 'string' }),
    defineField({
      name: 'standing',
      title: 'Standing',
      type: 'string',
      options: { list: standings, layout: 'radio', direction: 'horizontal' },
      initialValue: 'within',
      validation: (rule) => rule.required().error('Say where it stands.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
