import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency-field'
import { checkPrice, type StoredPrice } from '../validation/price'

/** An amount of money, or the word that stands for it. */
export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'number',
      description: '0 is shown as Free. Leave empty when there is no fixed price.',
      validation: (rule) => rule.min(0).error('A price cannot be below zero.'),
    }),
    currencyField,
    defineField({
      name: 'label',
      title: 'Instead of an amount',
      type: 'string',
      description: 'Such as Custom, Included or Contact us.',
      validation: (rule) =>
        rule.max(12).warning('The price is set large: over 12 characters it breaks on a phone.'),
    }),
  ],
  options: { columns: 2 },
  preview: {
    select: { amount: 'amount', currency: 'currency', label: 'label' },
    prepare: (stored) => ({ title: describePrice(stored) }),
  },
})

/** What something costs: the one value that pages print and search engines are told. */
export const priceField = defineField({
  name: 'price',
  title: 'Price',
  type: 'price',
  validation: (rule) => [
    rule.required().error('Type a price, or the word that stands for it, such as Custom.'),
    rule.custom(checkPrice),
  ],
})

/** A price in one line of the Studio. */
export function describePrice({ amount, currency, label }: StoredPrice): string | undefined {
  return amount === undefined ? label : `${currency ?? ''} ${amount}`.trim()
}
