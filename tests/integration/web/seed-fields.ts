import type { seedDocuments } from '../../support/seed.ts'

export type SeedDocument = (typeof seedDocuments)[number]

/** A field or list item with a value in the seed. */
export type SeedField = {
  document: SeedDocument
  /** The key of its section. */
  section: string | undefined
  /** In patch notation: `sections[_key=="a"].cards[_key=="b"].title`. */
  path: string
  /** Equal for similar fields: `cardGrid bordered: cards[].title`. */
  kind: string
}

type Place = Omit<SeedField, 'kind'> & { owner: string; pattern: string }

/** Every field of every document at any depth. */
export function fieldsOf(document: SeedDocument): SeedField[] {
  const { _type } = document
  return fieldsIn(document, { document, section: undefined, path: '', owner: _type, pattern: '' })
}

/** One field of each kind, the first in these documents. */
export function oneOfEachKind(documents: SeedDocument[]): SeedField[] {
  const kinds = new Map<string, SeedField>()
  for (const field of documents.flatMap(fieldsOf)) {
    if (!kinds.has(field.kind)) kinds.set(field.kind, field)
  }
  return [...kinds.values()]
}

function fieldsIn(value: unknown, place: Place): SeedField[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldsAt(item, itemOf(item, index, place)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    // Without type or key it is not a valid Sanity value.
    if (name.startsWith('_') && name !== '_ref') return []
    const path = place.path ? `${place.path}.${name}` : name
    const pattern = place.pattern ? `${place.pattern}.${name}` : name
    return fieldsAt(child, { ...place, path, pattern })
  })
}

function fieldsAt(value: unknown, place: Place): SeedField[] {
  const { owner, pattern, ...field } = place
  const own = pattern ? [{ ...field, kind: `${owner}: ${pattern}` }] : []
  return [...own, ...fieldsIn(value, place)]
}

function itemOf(item: unknown, index: number, place: Place): Place {
  const { _key, _type, look } = item as Partial<Record<'_key' | '_type' | 'look', string>>
  const path = `${place.path}[${_key ? `_key=="${_key}"` : index}]`
  if (place.path !== 'sections') {
    return { ...place, path, pattern: `${place.pattern}[]${_type ? `<${_type}>` : ''}` }
  }
  // A section renders by type and look, whatever its page.
  return {
    ...place,
    path,
    section: _key,
    owner: [_type, look].filter(Boolean).join(' '),
    pattern: '',
  }
}
