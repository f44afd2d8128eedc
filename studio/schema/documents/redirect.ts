import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { routableTypeNames } from '../routable-types'
import { findClaims } from '../validation/path'
import { checkRedirectConflicts, checkRedirectFrom } from '../validation/redirect'

/** An old address and the page that took its place. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      options: { copy: false },
      description: 'The path only, such as /solutions/compliance-teams.',
      validation: (rule) => [rule.custom(checkRedirectFrom), rule.custom(checkConflicts)],
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'reference',
      to: routableTypeNames.map((type) => ({ type })),
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the page that visitors should reach.'),
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description:
        'Search engines then forget the old address. Switch it off for a redirect that will end.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { title: 'from', path: 'to.path.current' },
    prepare: ({ title, path }) => ({ title, subtitle: `→ ${path ?? 'no page yet'}` }),
  },
})

async function checkConflicts(from: string | undefined, context: ValidationContext) {
  if (!from || !context.document) return true
  return checkRedirectConflicts(from, context.document._id, await findClaims(from, context))
}
