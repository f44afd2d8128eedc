import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'
import { checkOneTaggedPlan } from '../validation/one-tagged-plan'

/** What it costs: plans side by side. */
export const plans = defineType({
  name: 'plans',
  title: 'Plans',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'From the smallest to the largest; three fit in one line.',
      of: [defineArrayMember({ type: 'plan' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one plan.'),
        rule.max(4).warning('More than four plans are hard to compare.'),
        rule.custom<{ tag?: string }[]>(checkOneTaggedPlan).warning(),
      ],
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Small print below the plans, such as taxes or terms. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', plans: 'plans' },
    prepare: ({ title, plans: list }) => ({
      title,
      subtitle: `Plans, ${countItems(list, 'plan')}`,
    }),
  },
})
