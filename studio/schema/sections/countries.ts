import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { riskLevels } from '../options'

/** A country in the spotlight. */
export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the country.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      description: 'Two letters after ISO 3166: US.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Z]{2}$/)
          .error('Type the two capital letters of the country’s code.'),
    }),
    defineField({
      name: 'adoption',
      title: 'Adoption in per cent',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(100).error('Type a number from 0 to 100.'),
    }),
    defineField({
      name: 'marketCap',
      title: 'Market cap',
      type: 'string',
      description: 'As it should be printed: $1.2T.',
      validation: (rule) => rule.required().error('Type the market cap.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'keyFactors',
      title: 'Key factors',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('One of these factors is there twice.'),
    }),
    defineField({
      name: 'risk',
      title: 'Risk',
      type: 'string',
      options: { list: riskLevels, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the risk.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'risk' } },
})

/** Countries looked at one by one. */
export const countries = defineType({
  name: 'countries',
  title: 'Country spotlights',
  type: 'object',
  options: { sectionGroup: 'figures' },
  icon: PinIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'countries',
      title: 'Countries',
      type: 'array',
      of: [defineArrayMember({ type: 'country' })],
      validation: (rule) => rule.required().min(1).error('Add at least one country.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Who counted what, and when. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', countries: 'countries' },
    prepare: ({ title, countries: all }) => ({
      title,
      subtitle: `${countItems(all, 'spotlight')}`,
    }),
  },
})
