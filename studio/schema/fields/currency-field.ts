import { defineField } from 'sanity'

/** The currency of an amount of money. */
export const currencyField = defineField({
  name: 'currency',
  title: 'Currency',
  type: 'string',
  options: {
    list: ['USD', 'EUR', 'GBP'],
    layout: 'radio',
    direction: 'horizontal',
  },
  initialValue: 'USD',
  validation: (rule) => rule.required().error('Choose the currency.'),
})
