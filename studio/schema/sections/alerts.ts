import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Sample alerts as the product shows them. */
export const alerts = defineType({
  name: 'alerts',
  title: 'Alerts',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'alerts',
      title: 'Alerts',
      type: 'array',
      description: 'The newest first.',
      of: [defineArrayMember({ type: 'alert' })],
      validation: (rule) => rule.required().min(1).error('Add at least one alert.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Say that these are samples.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', alerts: 'alerts' },
    prepare: ({ title, alerts: list }) => ({
      title,
      subtitle: `Alerts, ${countItems(list, 'alert')}`,
    }),
  },
})
