import { defineField } from 'sanity'

type OwnAction = { label: string; dialog: string; description: string }

/** The button that a document brings to every list it stands in, and to its own page. */
export function ownActionField({ label, dialog, description }: OwnAction) {
  return defineField({
    name: 'action',
    title: 'Button',
    type: 'action',
    description,
    initialValue: { _type: 'action', label, look: 'primary', target: 'dialog', dialog },
    validation: (rule) => rule.required().error('Visitors need a button to go on.'),
  })
}
