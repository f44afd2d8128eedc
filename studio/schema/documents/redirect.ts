import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { routableTypeNames } from '../routable-types'
import { findRemainingClaims } from '../validation/path'
import { checkRedirectConflicts, checkRedirectFrom } from '../validation/redirect'

/** An old path and the page that replaced it. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      type: 'string',
      options: { copy: false },
      description: 'Such as /solutions/compliance-teams, without the domain.',
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
        'Search engines then drop the old path. Switch this off for a temporary redirect.',
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
  const { _id } = context.document
  return checkRedirectConflicts(from, _id, await findRemainingClaims(from, _id, context))
}
