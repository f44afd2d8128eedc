import { defineField, type ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { routableTypeNames } from '../routable-types'
import { pathOf, publishedId } from '../validation/path'
import { checkRedirectFrom } from '../validation/redirect'

/**
 * The paths at which visitors knew a document before: the site redirects them to its present one. The path input adds to
 * them.
 */
export const earlierPathsField = defineField({
  name: 'earlierPaths',
  title: 'Earlier paths',
  type: 'array',
  description: 'Visitors of these paths are redirected to this page.',
  group: 'content',
  hidden: ({ value }) => !value?.length,
  options: { sortable: false, disableActions: ['add', 'duplicate'] },
  of: [
    {
      type: 'string',
      options: { copy: false },
      validation: (rule) => rule.custom(checkRedirectFrom),
    },
  ],
  validation: (rule) => rule.custom(checkNotShared).warning(),
})

const SHARED_QUERY = `*[
  _type in $types && _id != $id && count(earlierPaths[@ in $paths]) > 0
][0]{"title": coalesce(title, "An untitled document"), "shared": earlierPaths[@ in $paths][0]}`

/** Returns which published document also redirects one of the paths to itself, or true. */
export async function checkNotShared(earlier: unknown, { document, getClient }: ValidationContext) {
  const paths = pathsIn(earlier)
  if (paths.length === 0) return true
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const params = { types: routableTypeNames, id: publishedId(document?._id ?? ''), paths }
  const other = await client.fetch<{ title: string; shared: string } | null>(SHARED_QUERY, params)
  if (!other) return true
  return `“${other.title}” was at ${other.shared} before, too, and visitors can be redirected to one page only: remove the path here or there.`
}

interface PathChange {
  /** The earlier paths of the edited document. */
  earlier: unknown
  /** The published document, if there is one. */
  published: { [field: string]: unknown } | null
  /** The path of the edited document, before and after the change. */
  before: string | undefined
  after: string | undefined
}

/** The earlier paths of a document whose path an editor changes: those that visitors know, without the new one. */
export function earlierPathsAfter({ earlier, published, before, after }: PathChange): string[] {
  // A duplicate must not keep those of its original.
  if (!published) return []
  const current = pathOf(published)
  // While a path is typed, it can pass through an earlier one.
  const isLeft = before === current || pathsIn(published.earlierPaths).includes(before ?? '')
  const known = [current, isLeft ? before : undefined].filter(
    (path) => path !== undefined && checkRedirectFrom(path) === true,
  )
  return pathsIn([...new Set([...pathsIn(earlier), ...known])]).filter((path) => path !== after)
}

/** What an API write stores need not be a list, nor its items texts. */
export const pathsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
