import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'

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
      description: 'Such as Europe, or 2024.',
      validation: (rule) => [
        rule.required().error('Say what the figure belongs to.'),
        rule.max(40).warning('A label over 40 characters breaks onto several lines.'),
      ],
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
      description: 'A second number in the same unit: last year, or a limit. Optional.',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'A few words of explanation, shown small. Optional.',
    }),
    defineField({
      name: 'highlight',
      title: 'The one that matters',
      type: 'boolean',
      description: 'Drawn in amber.',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
