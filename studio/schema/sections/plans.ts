import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { button, choice, line, list, number } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { describePrice, priceField } from '../objects/price'
import { items, toReplace } from '../starter'
import { checkHasPlans, OWN_PLANS } from '../validation/lookups'
import { advisePlans } from '../validation/number-rules'
import type { StoredPrice } from '../validation/price'

/** Tags that set one plan of a list apart. */
const planTags = ['POPULAR', 'RECOMMENDED']

/** One plan of a price list. */
export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    line('name', 'Name', { required: 'Give the plan a name.' }),
    line('audience', 'Who it is for'),
    priceField,
    line('unit', 'Unit of the price', {
      options: { shown: 'unmarked' },
      description: 'Such as per month or per screening.',
    }),
    number('included', 'Included a month', {
      description:
        'For the calculator: 10000 API calls. Empty in all plans if prices are for each one.',
      validation: (rule) => rule.integer().positive().error('Enter a whole number.'),
    }),
    number('minimum', 'Charged at least, a month', {
      description:
        'For the calculator, where prices are for each one: 50000 screenings. Empty: no minimum.',
      validation: (rule) => rule.integer().positive().error('Enter a whole number.'),
    }),
    number('maximum', 'For up to, a month', {
      description:
        'For the calculator, where prices are for each one: 25000 screenings. Empty: no limit.',
      validation: (rule) => rule.integer().positive().error('Enter a whole number.'),
    }),
    choice('tag', 'Tag', planTags, { description: 'One plan of a list at most.' }),
    list('features', 'What it includes', 'string', {
      validation: (rule) => [
        rule.required().min(1).error('Say what the plan includes.'),
        rule.unique().error('One of these is there twice.'),
      ],
    }),
    button('action', 'Button', {
      initialValue: { _type: 'action', look: 'primary', target: 'document' },
      required: 'Say how a visitor takes this plan.',
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

/** What it costs: plans side by side. */
export const plans = defineSection({
  name: 'plans',
  title: 'Plans',
  description: 'Prices side by side; one plan can stand out.',
  options: { sectionGroup: 'offer', alsoCalled: 'pricing' },
  icon: CreditCardIcon,
  initialValue: {
    title: 'What it costs',
    plans: items('plan', {
      name: 'Standard',
      audience: toReplace('Say who it is for.'),
      price: { _type: 'price', currency: 'USD', label: 'Custom' },
      features: [toReplace('What the plan includes'), toReplace('What else it includes')],
      action: {
        _type: 'action',
        label: 'Request a demo',
        look: 'primary',
        target: 'dialog',
        dialog: 'personal-demo',
      },
    }),
  },
  fields: [
    defineField({
      name: 'plansOf',
      title: 'Plans of a page',
      type: 'reference',
      to: [{ type: 'product' }, { type: 'page' }],
      description:
        'Shows the first plans of that page instead of own ones, so that a price is changed in one place.',
      options: { filter: `count(${OWN_PLANS}) > 0` },
      validation: (rule) => rule.custom(checkHasPlans),
    }),
    list('plans', 'Plans', 'plan', {
      description: 'Three fit in one line.',
      hidden: ({ parent }) => Boolean(parent?.plansOf),
      validation: (rule) => [
        rule.required().min(1).error('Add at least one plan.'),
        rule.custom<{ price?: StoredPrice }[]>(advisePlans).warning(),
      ],
    }),
    line('note', 'Note', {
      description: 'Such as taxes or terms. Without one, that of the page whose plans are shown.',
    }),
    line('counted', 'What is counted', {
      description: 'Such as screenings: visitors can calculate their cost. Empty: no calculator.',
      hidden: ({ parent }) => Boolean(parent?.plansOf),
    }),
    number('volume', 'Monthly volume to begin with', {
      hidden: ({ parent }) => !parent?.counted || Boolean(parent.plansOf),
      required: 'Enter a whole number.',
      range: (rule) => rule.integer().positive(),
    }),
  ],
  preview: {
    select: { title: 'title', plans: 'plans', page: 'plansOf.title' },
    prepare: ({ title, plans: list, page }) => ({
      title,
      subtitle: page ? `Plans of ${page}` : `Plans, ${countItems(list, 'plan')}`,
    }),
  },
})
