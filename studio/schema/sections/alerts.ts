import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** What the rules did with a transfer. */
const alertLabels = [
  { title: 'BLOCKED', value: 'BLOCKED' },
  { title: 'REVIEW', value: 'REVIEW' },
]

/** How high the risk of an alert is. */
const alertRisks = [
  { title: 'High risk', value: 'high' },
  { title: 'Medium risk', value: 'medium' },
]

/** One sample alert: what was stopped or sent to a person, and why. */
export const alert = defineType({
  name: 'alert',
  title: 'Alert',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      options: { list: alertLabels, layout: 'radio', direction: 'horizontal' },
      initialValue: 'BLOCKED',
      validation: (rule) => rule.required().error('Say what the rules did.'),
    }),
    defineField({
      name: 'risk',
      title: 'Risk',
      type: 'string',
      options: { list: alertRisks, layout: 'radio', direction: 'horizontal' },
      initialValue: 'high',
      validation: (rule) => rule.required().error('Say how high the risk is.'),
    }),
    defineField({
      name: 'score',
      title: 'Score',
      type: 'number',
      description: 'From 0 to 100.',
      validation: (rule) =>
        rule.required().integer().min(0).max(100).error('Type a whole number from 0 to 100.'),
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'string',
      description: 'Invented, and shortened as on a screen: 0x41be…9a07.',
      validation: (rule) => rule.required().error('Type an invented address.'),
    }),
    defineField({
      name: 'reason',
      title: 'Reason',
      type: 'string',
      validation: (rule) => rule.required().error('Say why it was stopped.'),
    }),
    defineField({
      name: 'time',
      title: 'Time',
      type: 'string',
      description: 'As printed: 14:02:11 UTC.',
      validation: (rule) => rule.required().error('Say when it came in.'),
    }),
  ],
  preview: {
    select: { title: 'reason', label: 'label', score: 'score' },
    prepare: ({ title, label, score }) => ({ title, subtitle: `${label}, ${score}` }),
  },
})

/** Sample alerts as the product shows them. */
export const alerts = defineType({
  name: 'alerts',
  title: 'Alerts',
  type: 'object',
  description: 'Sample alerts as the product shows them: score, decision and reason.',
  options: { sectionGroup: 'special' },
  icon: WarningOutlineIcon,
  initialValue: {
    title: 'What an alert looks like',
    alerts: items('alert', {
      label: 'BLOCKED',
      risk: 'high',
      score: 94,
      address: '0x41be…9a07',
      reason: toReplace('Say why it was stopped'),
      time: '14:02:11 UTC',
    }),
    note: 'Sample data.',
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'alerts',
      title: 'Alerts',
      type: 'array',
      of: [defineArrayMember({ type: 'alert' })],
      validation: (rule) => rule.required().min(1).error('Add at least one alert.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Say that these are samples.',
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', alerts: 'alerts' },
    prepare: ({ title, alerts: list }) => ({
      title,
      subtitle: `Alerts, ${countItems(list, 'alert')}`,
    }),
  },
})
