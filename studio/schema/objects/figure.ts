import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'
import { fieldsByLook } from '../fields/look-field'
import { statBandLooks } from '../sections/stat-band'

const hasFigure = (parent: unknown) =>
  Boolean((parent as { figure?: { _ref?: string } } | undefined)?.figure?._ref)

const { shownIn } = fieldsByLook(statBandLooks)

/** A number that is shown in large type, with its label. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'figure',
      title: 'Company figure',
      type: 'reference',
      to: [{ type: 'companyFigure' }],
      description: 'A figure of the company has its value from here. Leave it empty for any other.',
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'As printed: 1,000+ or $50B+.',
      hidden: ({ parent }) => Boolean(parent?.figure),
      validation: (rule) =>
        rule.custom((value: string | undefined, { parent }) =>
          value?.trim() || hasFigure(parent)
            ? true
            : 'Enter the figure, or choose one of the company.',
        ),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description:
        'What the figure counts; for a finding, a whole sentence. Empty: the label of the company figure.',
      validation: (rule) =>
        rule.custom((label: string | undefined, { parent }) =>
          label?.trim() || hasFigure(parent) ? true : 'Enter what the figure counts.',
        ),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Small print, or the explanation of a finding.',
      // The results of a case have no small print.
      hidden: (place) => !shownIn('cases')(place),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'number',
      description: 'Where the report says more.',
      hidden: shownIn('findings', 'lead'),
    }),
  ],
  preview: {
    select: {
      value: 'value',
      label: 'label',
      registered: 'figure.value',
      registeredLabel: 'figure.label',
    },
    prepare: ({ value, label, registered, registeredLabel }) => ({
      title: registered ?? value,
      subtitle: label ?? registeredLabel,
    }),
  },
})
