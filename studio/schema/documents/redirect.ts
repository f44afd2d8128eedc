import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { line, toggle } from '../fields/define'
import { routableTypeNames } from '../routable-types'
import type { Claim } from '../validation/path'
import { checkRedirectConflicts, checkRedirectFrom } from '../validation/redirect'

/** An old path and the page that replaced it. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    line('from', 'Old path', {
      description: 'Such as /solutions/compliance-teams, without the domain.',
      validation: (rule) => [
        rule.custom(checkRedirectFrom),
        rule.custom(checkOthers),
        rule.custom(advisePage).warning(),
      ],
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'reference',
      to: routableTypeNames.map((type) => ({ type })),
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the page that visitors should reach.'),
    }),
    toggle('permanent', 'Permanent', {
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

const claimsQuery = `*[
  (_type == "redirect" && from == $from)
  || (_type in $types && path.current == $from && !(_id in path("drafts.**")) && !(_id in path("versions.**")))
]{_id, _type, title}`

/** The redirects, drafts included, and the published pages that use a path. */
function findClaims(from: string, { getClient }: ValidationContext): Promise<Claim[]> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  return client.fetch<Claim[]>(claimsQuery, { from, types: routableTypeNames })
}

async function checkOthers(from: string | undefined, context: ValidationContext) {
  if (!from || !context.document) return true
  const claims = await findClaims(from, context)
  const redirects = claims.filter(({ _type }) => _type === 'redirect')
  return checkRedirectConflicts(from, context.document._id, redirects)
}

/** Not an error: a redirect can wait until its page is unpublished. */
async function advisePage(from: string | undefined, context: ValidationContext) {
  if (!from || !context.document) return true
  const claims = await findClaims(from, context)
  const pages = claims.filter(({ _type }) => _type !== 'redirect')
  return checkRedirectConflicts(from, context.document._id, pages)
}
