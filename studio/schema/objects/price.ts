import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { choice, line, number } from '../fields/define'
import { advisePrice } from '../validation/number-rules'
import { checkPrice, NO_PRICE, type StoredPrice, type StoredSalary } from '../validation/price'

/** The currency of an amount of money. */
const currencyField = choice('currency', 'Currency', ['USD', 'EUR', 'GBP'], {
  initialValue: 'USD',
  required: 'Choose the currency.',
})

/** An amount of money, or a label such as Custom. */
export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    number('amount', 'Amount', {
      description: '0 is shown as Free. Leave this empty if there is no fixed price.',
      validation: (rule) => rule.min(0).error('A price cannot be below zero.'),
    }),
    currencyField,
    line('label', 'Instead of an amount', {
      description: 'Such as Custom, Included or Contact us.',
    }),
  ],
  options: { columns: 2 },
  preview: {
    select: { amount: 'amount', currency: 'currency', label: 'label' },
    prepare: (stored) => ({ title: describePrice(stored) }),
  },
})

/** The price that pages print and structured data contains. */
export const priceField = defineField({
  name: 'price',
  title: 'Price',
  type: 'price',
  validation: (rule) => [
    rule.required().error(NO_PRICE),
    rule.custom(checkPrice),
    rule.custom(advisePrice).warning(),
  ],
})

/** A price as one line, for previews. */
export function describePrice({ amount, currency, label }: StoredPrice): string | undefined {
  return amount === undefined ? label : `${currency ?? ''} ${amount}`.trim()
}

/** The yearly salary of a position. */
export const salary = defineType({
  name: 'salary',
  title: 'Salary',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    number('from', 'From, a year', {
      description: 'The lowest yearly salary: 150000 is shown as $150k.',
      required: 'Enter the lowest yearly salary.',
      range: (rule) => rule.positive(),
    }),
    number('to', 'To, a year', { description: 'Leave this empty if there is no upper limit.' }),
    currencyField,
    line('note', 'In addition', { description: 'Printed after the figures: plus commission.' }),
  ],
  options: { columns: 2 },
  preview: {
    select: { from: 'from', to: 'to', currency: 'currency', note: 'note' },
    prepare: (stored) => ({ title: describeSalary(stored) }),
  },
})

/** A salary as one line, for previews. */
export function describeSalary({ from, to, currency, note }: StoredSalary): string {
  const range = [from, to].flatMap((amount) => amount?.toLocaleString('en-US') ?? []).join('-')
  return [currency, range, note].filter(Boolean).join(' ')
}
