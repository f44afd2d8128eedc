import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineType } from 'sanity'
import { choice, line, list, number } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** What the rules did with a transfer. */
const alertLabels = ['BLOCKED', 'REVIEW']

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
    choice('label', 'Label', alertLabels, {
      initialValue: 'BLOCKED',
      required: 'Say what the rules did.',
    }),
    choice('risk', 'Risk', alertRisks, {
      initialValue: 'high',
      required: 'Say how high the risk is.',
    }),
    number('score', 'Score', {
      description: 'From 0 to 100.',
      required: 'Type a whole number from 0 to 100.',
      range: (rule) => rule.integer().min(0).max(100),
    }),
    line('address', 'Address', {
      description: 'Invented, and shortened as on a screen: 0xd8e2…41c6.',
      required: 'Type an invented address.',
    }),
    line('reason', 'Reason', { required: 'Say why it was stopped.' }),
    line('time', 'Time', {
      description: 'As printed: 14:02:11 UTC.',
      required: 'Say when it came in.',
    }),
  ],
  preview: {
    select: { title: 'reason', label: 'label', score: 'score' },
    prepare: ({ title, label, score }) => ({ title, subtitle: `${label}, ${score}` }),
  },
})

/** Sample alerts as the product shows them. */
export const alerts = defineSection({
  name: 'alerts',
  title: 'Alerts',
  description: 'Sample alerts as the product shows them: score, decision and reason.',
  options: { sectionGroup: 'special' },
  icon: WarningOutlineIcon,
  initialValue: {
    title: 'What an alert looks like',
    alerts: items('alert', {
      label: 'BLOCKED',
      risk: 'high',
      score: 96,
      address: '0xd8e2…41c6',
      reason: toReplace('Say why it was stopped'),
      time: '14:02:11 UTC',
    }),
    note: 'Sample data.',
  },
  fields: [
    list('alerts', 'Alerts', 'alert', { required: 'Add at least one alert.' }),
    line('note', 'Note', { description: 'Say that these are samples.' }),
  ],
  preview: sectionPreview('Alerts', { items: 'alerts', one: 'alert' }),
})
