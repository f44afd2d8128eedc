/**
 * Text that the site shows is “copy”: in draft mode each such text carries a hidden mark that names its field, for
 * click-to-edit. Every string and text field is copy unless it has a list of options. Where the site compares, sends
 * or links by a value, or needs it only for attributes or search engines, the field says so:
 * `options: { copy: false }`. On an object it holds for all fields inside. Run `npm run types` after a change.
 */
type CopyOptions = { copy?: false }

declare module 'sanity' {
  interface StringOptions extends CopyOptions {}
  interface TextOptions extends CopyOptions {}
  interface ObjectOptions extends CopyOptions {}
}

/** As much of a type, a field or an array member as this file reads. */
export interface SchemaPart {
  type: string
  name?: string
  fields?: readonly SchemaPart[]
  of?: readonly SchemaPart[]
  options?: object
}

/** A string at a path of a document, and the type that it stands in. */
interface Leaf {
  path: string
  isCopy: boolean
  owner: string
}

/** Types of Sanity's own whose values hold no text, or none that is shown. */
const WITHOUT_TEXT = new Set([
  ...['boolean', 'number', 'date', 'datetime', 'url', 'email', 'slug'],
  ...['reference', 'crossDatasetReference', 'globalDocumentReference', 'geopoint'],
])
const WITH_FIELDS = new Set(['document', 'object', 'image', 'file'])

/**
 * The paths of copy in each type of document, as `sections[].cards[].title`. The members of an array may be of several
 * types, and a path says nothing of the type; a path that is copy in one and not in another is an error.
 */
export function copyPaths(types: readonly SchemaPart[]): Record<string, string[]> {
  const documents = types.filter(({ type }) => type === 'document')
  return Object.fromEntries(
    documents.map((document) => {
      const leaves = leavesOf(document, types)
      rejectConflicts(leaves, document.name ?? '')
      const paths = leaves.filter(({ isCopy }) => isCopy).map(({ path }) => path)
      return [document.name, [...new Set(paths)].sort()] as const
    }),
  )
}

function leavesOf(document: SchemaPart, types: readonly SchemaPart[]): Leaf[] {
  const named = new Map(types.map((type) => [type.name, type]))
  return walk(document, { path: '', isCopy: true, owner: '' })

  function walk(part: SchemaPart, { path, isCopy, owner }: Leaf): Leaf[] {
    const { type, name = '', fields = [], of = [] } = part
    const here = { path, owner, isCopy: isCopy && !isFlagged(part) }
    if (type === 'string' || type === 'text') {
      return [{ ...here, isCopy: here.isCopy && !hasList(part) }]
    }
    if (type === 'block') return [{ ...here, path: `${path}.children[].text` }]
    if (type === 'array')
      return of.flatMap((member) => walk(member, { ...here, path: `${path}[]` }))
    if (WITH_FIELDS.has(type)) {
      return fields.flatMap((field) =>
        walk(field, { ...here, path: join(path, field.name), owner: owner || name }),
      )
    }
    if (WITHOUT_TEXT.has(type)) return []
    const definition = named.get(type)
    if (!definition) throw new Error(`${name || path}: the schema has no type ${type}`)
    return walk(definition, { ...here, owner: type })
  }
}

function rejectConflicts(leaves: readonly Leaf[], document: string) {
  for (const { path, owner } of leaves.filter(({ isCopy }) => isCopy)) {
    const other = leaves.find((leaf) => leaf.path === path && !leaf.isCopy)
    if (!other) continue
    throw new Error(
      `${document}: ${path} is copy in ${owner} and not in ${other.owner}. ` +
        'The site tells them apart by their path alone: give one of the two fields another name.',
    )
  }
}

const join = (path: string, name = '') => (path ? `${path}.${name}` : name)
const isFlagged = ({ options }: SchemaPart) =>
  options !== undefined && 'copy' in options && options.copy === false
const hasList = ({ options }: SchemaPart) => options !== undefined && 'list' in options
