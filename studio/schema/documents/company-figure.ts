import { NumberIcon } from '@sanity/icons/Number'
import { defineType } from 'sanity'
import { choice, day, line, text } from '../fields/define'
import { rankField } from '../fields/short-fields'
import { figureSubjects } from '../options'
import { adviseAsOf, checkFigureKey, checkFigureValue } from '../validation/figures'

/** A figure of the whole company, in one place: sections refer to it, and texts name it as `{{key}}`. */
export const companyFigure = defineType({
  name: 'companyFigure',
  title: 'Company figure',
  type: 'document',
  icon: NumberIcon,
  fields: [
    line('key', 'Name in texts', {
      options: { shown: 'never' },
      description:
        'A short word without spaces, such as customers. In texts {{customers}} stands for the value.',
      validation: (rule) => [
        rule.required().error('Enter a name, such as customers.'),
        rule.custom(checkFigureKey),
      ],
    }),
    line('value', 'Value', {
      description: 'As printed, with its sign: 500+, $50B+, 99.9% or 47 ms.',
      validation: (rule) => [
        rule.required().error('Enter the value as it is printed.'),
        rule.custom(checkFigureValue),
      ],
    }),
    line('label', 'Label', {
      description: 'Under the value where it stands in large type: Customers.',
      required: 'Enter what the figure counts.',
    }),
    line('unit', 'Unit', {
      options: { shown: 'unmarked' },
      description: 'What is counted, in the plural and as it stands in sentences: customers.',
    }),
    choice('subject', 'Subject', figureSubjects, {
      description: 'Press lists the figures by subject.',
    }),
    day('asOf', 'As of', {
      description: 'The day for which the value was checked.',
      required: 'Enter the day of the last check.',
      rules: (rule) => [rule.custom(adviseAsOf).warning()],
    }),
    text('definition', 'Definition', {
      rows: 3,
      description: 'What counts and what does not. It opens from the figure on each page.',
      required: 'Say what counts, so that the next person counts the same.',
    }),
    line('source', 'Source', {
      description: 'Who counted, and from what: Contract register, Finance.',
      required: 'Say where the value comes from.',
    }),
    rankField('companyFigure'),
  ],
  preview: {
    select: { value: 'value', label: 'label', key: 'key', asOf: 'asOf' },
    prepare: ({ value, label, key, asOf }) => ({
      title: [value, label].filter(Boolean).join(' · '),
      subtitle: [key && `{{${key}}}`, asOf && `as of ${asOf}`].filter(Boolean).join(', '),
    }),
  },
})
