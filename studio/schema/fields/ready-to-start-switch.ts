import { defineField } from 'sanity'

/** Whether a page ends with the shared call-to-action band. */
export const readyToStartSwitch = defineField({
  name: 'showReadyToStart',
  title: 'End with “Ready to Get Started”',
  type: 'boolean',
  description: 'The band before the footer. Its text stands in the site settings.',
  group: 'content',
  initialValue: true,
})
