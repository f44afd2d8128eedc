import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import { line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** How steps are drawn. The first look is the default. */
export const stepsLooks = [
  { title: 'Path: numbered stops side by side', value: 'path' },
  { title: 'Timeline: dates one below another, or numbers', value: 'timeline' },
  { title: 'Contents: chapters with page numbers', value: 'contents' },
]

const { requiredIn } = fieldsByLook(stepsLooks)

/** One step of a process, date of a story, or chapter of a report. */
export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    line('title', 'Title', { required: 'Give the step a title.' }),
    text('text', 'Text', { rows: 3 }),
    line('note', 'Time or page', {
      description:
        'How long a step takes, when it was (2018 or October 2025), or the page on which a chapter begins. A timeline without any is numbered.',
      validation: (rule) =>
        rule.custom(requiredIn(['contents'], 'Type the page on which it begins.')),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'note' } },
})

/** Steps in their order. */
export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  options: { sectionGroup: 'offer' },
  icon: OlistIcon,
  description: 'A process, a story told by its dates, or a report’s list of contents.',
  initialValue: {
    title: 'How it works',
    steps: items(
      'step',
      { title: 'First', text: toReplace('What happens first, and who does it.') },
      { title: 'Then', text: toReplace('What follows, and how long it takes.') },
      { title: 'At the end', text: toReplace('What the reader has in hand.') },
    ),
  },
  fields: [
    lookField(stepsLooks),
    list('steps', 'Steps', 'step', { required: 'Add at least one step.' }),
  ],
  preview: sectionPreview('Steps', { items: 'steps', one: 'step' }),
})
