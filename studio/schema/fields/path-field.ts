import { defineField, type SlugValue, type ValidationContext } from 'sanity'
import { PathInput } from '../../components/path-input'
import { homePageId, type RoutableType } from '../routable-types'
import { checkPath, checkPathFree, findClaims, publishedId } from '../validation/path'
import { earlierPathsField } from './earlier-paths'
import { suggestPath } from './suggest-path'

/** The path of a document, and those that it had before. */
export const pathFields = (type: RoutableType) => [pathField(type), earlierPathsField]

/** Generated from the title; checked for format, prefix and uniqueness. */
function pathField(type: RoutableType) {
  return defineField({
    name: 'path',
    title: 'Path',
    type: 'slug',
    description:
      'Where visitors find this page. When you change it, links follow and the old path redirects here.',
    components: { input: PathInput },
    // A wrong path of the home page stays editable, so that an editor can correct it.
    readOnly: ({ document, value }) =>
      publishedId(document?._id ?? '') === homePageId && value?.current === '/',
    options: {
      source: 'title',
      slugify: (title, _, { parent }) => {
        const { path } = parent as { path?: SlugValue }
        return suggestPath(title, type, path?.current)
      },
      // checkUnique replaces this rule: its message names the other document.
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
  const { _id } = context.document
  // What is wrong with / on another page, checkPath says.
  if (path === '/' && publishedId(_id) !== homePageId) return true
  return checkPathFree(path, _id, await findClaims(path, _id, context))
}
