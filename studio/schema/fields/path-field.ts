import { defineField, type SlugValue, type ValidationContext } from 'sanity'
import { PathInput } from '../../components/path-input'
import type { RoutableType } from '../options/routable-types'
import { findClaims } from '../validation/find-claims'
import { checkPath } from '../validation/path'
import { checkPathFree } from '../validation/path-taken'
import { suggestPath } from './suggest-path'

/** The address of a document: generated from its title, checked for form, prefix and uniqueness. */
export function pathField(type: RoutableType) {
  return defineField({
    name: 'path',
    title: 'Address',
    type: 'slug',
    description: 'Where visitors find this. Links inside the site follow when you change it.',
    group: 'content',
    components: { input: PathInput },
    options: {
      source: 'title',
      slugify: (title, _, { parent }) => {
        const { path } = parent as { path?: SlugValue }
        return suggestPath(title, type, path?.current)
      },
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
  const path = value?.current
  if (!path || !context.document) return true
  return checkPathFree(path, context.document._id, await findClaims(path, context))
}
