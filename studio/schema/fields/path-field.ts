import { defineField, type SlugValue, type ValidationContext } from 'sanity'
import { PathInput } from '../../components/path-input'
import { homePageId, type RoutableType } from '../routable-types'
import { checkPath, checkPathFree, findClaims, publishedId } from '../validation/path'
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
    // A wrong address of the home page stays editable, or its error could not be corrected.
    readOnly: ({ document, value }) =>
      publishedId(document?._id ?? '') === homePageId && value?.current === '/',
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
      rule.custom((value: SlugValue | undefined, { document }) =>
        checkPath(value?.current, {
          type,
          id: document?._id ?? '',
          title: document?.title as string | undefined,
        }),
      ),
      rule.custom(checkUnique),
    ],
  })
}

async function checkUnique(value: SlugValue | undefined, context: ValidationContext) {
  const path = value?.current
  if (!path || !context.document) return true
  return checkPathFree(path, context.document._id, await findClaims(path, context))
}
