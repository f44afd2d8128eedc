/**
 * “Copy” is text that the site shows. In draft mode it carries a stega marker that names its field, for click-to-edit.
 * Every string and text field is copy unless it has a list of options or sets `options: { copy: false }`: for values
 * that the site compares, sends, links by, or uses only in attributes or for search engines. On an object the option
 * applies to all fields inside. Run `npm run types` after a change.
 */
type CopyOptions = { copy?: false }

declare module 'sanity' {
  interface StringOptions extends CopyOptions {}
  interface TextOptions extends CopyOptions {}
  interface ObjectOptions extends CopyOptions {}
}

/** The parts of a schema type that this file reads. */
export interface SchemaPart {
  type: string
  name?: string
  fields?: readonly SchemaPart[]
  of?: readonly SchemaPart[]
  marks?: { annotations?: readonly SchemaPart[] }
  options?: object
}

/** A string field: its path in the document and its parent object type. */
interface Leaf {
  path: string
  isCopy: boolean
  owner: string
}

/** Built-in Sanity types without visible text. */
const WITHOUT_TEXT = new Set([
  'boolean',
  'number',
  'date',
  'datetime',
  'url',
  'email',
  'slug',
  'reference',
  'crossDatasetReference',
  'globalDocumentReference',
  'geopoint',
])
const WITH_FIELDS = new Set(['document', 'object', 'image', 'file'])

/**
 * The paths of copy in each document type, such as `sections[].cards[].title`. A path does not name the types of array
 * members, so it throws for a path that is copy in one member type and not in another.
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
    const leaf = { path, owner, isCopy: isCopy && !isFlagged(part) }
    if (type === 'string' || type === 'text') {
      return [{ ...leaf, isCopy: leaf.isCopy && !hasList(part) }]
    }
    if (type === 'block') {
      const links = part.marks?.annotations?.flatMap((annotation) =>
        walk(annotation, { ...leaf, path: `${path}.markDefs[]` }),
      )
      return [{ ...leaf, path: `${path}.children[].text` }, ...(links ?? [])]
    }
    if (type === 'array')
      return of.flatMap((member) => walk(member, { ...leaf, path: `${path}[]` }))
    if (WITH_FIELDS.has(type)) {
      return fields.flatMap((field) =>
        walk(field, { ...leaf, path: join(path, field.name), owner: owner || name }),
      )
    }
    if (WITHOUT_TEXT.has(type)) return []
    const definition = named.get(type)
    if (!definition) throw new Error(`${name || path}: the schema has no type “${type}”`)
    return walk(definition, { ...leaf, owner: type })
  }
}

function rejectConflicts(leaves: readonly Leaf[], document: string) {
  for (const { path, owner } of leaves.filter(({ isCopy }) => isCopy)) {
    const other = leaves.find((leaf) => leaf.path === path && !leaf.isCopy)
    if (!other) continue
    throw new Error(
      `${document}: ${path} is copy in ${owner} and not in ${other.owner}. ` +
        'The site distinguishes fields by path only: rename one of the two.',
    )
  }
}

const join = (path: string, name = '') => (path ? `${path}.${name}` : name)
const isFlagged = ({ options }: SchemaPart) =>
  options !== undefined && 'copy' in options && options.copy === false
const hasList = ({ options }: SchemaPart) => options !== undefined && 'list' in options
