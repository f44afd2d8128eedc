import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { currencyField } from '../fields/currency-field'
import type { StoredSalary } from '../validation/price'

/** What a position pays in a year. */
export const salary = defineType({
  name: 'salary',
  title: 'Salary',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From, a year',
      type: 'number',
      description: 'The lowest yearly salary: 150000 is shown as $150k.',
      validation: (rule) => rule.required().positive().error('Type the lowest yearly salary.'),
    }),
    defineField({
      name: 'to',
      title: 'To, a year',
      type: 'number',
      description: 'Leave empty when there is no upper end.',
    }),
    currencyField,
    defineField({
      name: 'note',
      title: 'In addition',
      type: 'string',
      description: 'Printed after the figures: plus commission. Optional.',
    }),
  ],
  options: { columns: 2 },
  preview: {
    select: { from: 'from', to: 'to', currency: 'currency', note: 'note' },
    prepare: (stored) => ({ title: describeSalary(stored) }),
  },
})

/** A salary in one line of the Studio. */
export function describeSalary({ from, to, currency, note }: StoredSalary): string {
  const range = [from, to].flatMap((amount) => amount?.toLocaleString('en-US') ?? []).join('-')
  return [currency, range, note].filter(Boolean).join(' ')
}
