import { NumberIcon } from '@sanity/icons/Number'
import { defineType } from 'sanity'
import { line, number, reference, text } from '../fields/define'
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
    reference('figure', 'Company figure', 'companyFigure', {
      description: 'A figure of the company has its value from here. Leave it empty for any other.',
    }),
    line('value', 'Value', {
      description: 'As printed: 1,000+ or $50B+.',
      hidden: ({ parent }) => Boolean(parent?.figure),
      validation: (rule) =>
        rule.custom((value: string | undefined, { parent }) =>
          value?.trim() || hasFigure(parent)
            ? true
            : 'Enter the figure, or choose one of the company.',
        ),
    }),
    line('label', 'Label', {
      description:
        'What the figure counts; for a finding, a whole sentence. Empty: the label of the company figure.',
      validation: (rule) =>
        rule.custom((label: string | undefined, { parent }) =>
          label?.trim() || hasFigure(parent) ? true : 'Enter what the figure counts.',
        ),
    }),
    text('note', 'Note', {
      description: 'Small print, or the explanation of a finding.',
      // The results of a case have no small print.
      hidden: (place) => !shownIn('cases')(place),
    }),
    number('page', 'Page', {
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
