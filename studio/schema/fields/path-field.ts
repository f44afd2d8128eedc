import { defineField, type SlugValue, type ValidationContext } from 'sanity'
import { type RoutableType, routableTypeNames, routableTypes } from '../options/routable-types'
import { checkPath } from '../validation/path'
import { checkPathFree, type PathOwner } from '../validation/path-taken'
import { toPathSegment } from './to-path-segment'

const ownersQuery = '*[_type in $types && path.current == $path]{_id, title}'

/** The address of a document: generated from its title, checked for form, prefix and uniqueness. */
export function pathField(type: RoutableType) {
  const prefix = routableTypes[type][0]
  return defineField({
    name: 'path',
    title: 'Address',
    type: 'slug',
    description: 'Where visitors find this. Links inside the site follow when you change it.',
    group: 'content',
    options: {
      source: 'title',
      slugify: (title) => `${prefix}${toPathSegment(title)}`,
      // Our own rule below names the document that has the address.
      isUnique: () => true,
    },
    validation: (rule) => [
      rule.custom((value: SlugValue | undefined) => checkPath(value?.current, type)),
      rule.custom(checkUnique),
    ],
  })
}

async function checkUnique(value: SlugValue | undefined, context: ValidationContext) {
  if (!value?.current || !context.document) return true
  const client = context.getClient({ apiVersion: '2026-03-01' }).withConfig({ perspective: 'raw' })
  const params = { types: routableTypeNames, path: value.current }
  const owners = await client.fetch<PathOwner[]>(ownersQuery, params, { tag: 'path-is-free' })
  return checkPathFree(value.current, context.document._id, owners)
}
