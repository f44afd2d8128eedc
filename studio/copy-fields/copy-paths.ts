/** The parts of a schema type that this file reads. */
export interface SchemaPart {
  type: string
  name?: string
  fields?: readonly SchemaPart[]
  of?: readonly SchemaPart[]
  marks?: { annotations?: readonly SchemaPart[] }
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

/** The paths of all fields with one of these names in any document, including links in rich text. */
export function pathsOfFields(types: readonly SchemaPart[], names: readonly string[]): string[] {
  const documents = types.filter(({ type }) => type === 'document')
  const paths = documents.flatMap((document) => pathsIn(document, types))
  return [...new Set(paths)].filter((path) => names.includes(path.split('.').at(-1) ?? ''))
}

function pathsIn(document: SchemaPart, types: readonly SchemaPart[]): string[] {
  const named = new Map(types.map((type) => [type.name, type]))
  return walk(document, '')

  function walk(part: SchemaPart, path: string): string[] {
    const { type, name = '', fields = [], of = [] } = part
    if (type === 'string' || type === 'text') return [path]
    if (type === 'block') {
      return (part.marks?.annotations ?? []).flatMap((link) => walk(link, `${path}.markDefs[]`))
    }
    if (type === 'array') return of.flatMap((member) => walk(member, `${path}[]`))
    if (WITH_FIELDS.has(type)) {
      return fields.flatMap((field) =>
        walk(field, path ? `${path}.${field.name}` : (field.name ?? '')),
      )
    }
    if (WITHOUT_TEXT.has(type)) return []
    const definition = named.get(type)
    if (!definition) throw new Error(`${name || path}: the schema has no type “${type}”`)
    return walk(definition, path)
  }
}
