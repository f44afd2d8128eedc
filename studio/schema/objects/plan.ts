import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { planTags } from '../options/plan-tags'
import { describePrice, priceField } from './price'

/** One plan of a price list. */
export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Give the plan a name.'),
    }),
    defineField({
      name: 'audience',
      title: 'Who it is for',
      type: 'string',
      validation: (rule) => rule.max(90).warning('Over 90 characters, this takes three lines.'),
    }),
    priceField,
    defineField({
      name: 'unit',
      title: 'Unit of the price',
      type: 'string',
      description: 'Such as per month or per screening. Optional.',
    }),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      description: 'Sets the plan apart. One plan of a list at most.',
      options: { list: planTags, layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'features',
      title: 'What it includes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(1).error('Say what the plan includes.'),
        rule.unique().error('One of these is there twice.'),
      ],
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().error('Say how a visitor takes this plan.'),
    }),
  ],
  preview: {
    select: { title: 'name', price: 'price', unit: 'unit' },
    prepare: ({ title, price, unit }) => ({
      title,
      subtitle: [describePrice(price ?? {}), unit].filter(Boolean).join(' '),
    }),
  },
})
