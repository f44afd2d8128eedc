import { schemaTypes } from '../../studio/schema/index'

/** A word of 300 letters. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(7).slice(0, 300)

/** A word with stacked accents. */
export const STACKED_WORD = [...'Zalgo']
  .map(
    (letter) => letter + String.fromCharCode(...Array.from({ length: 112 }, (_, at) => 768 + at)),
  )
  .join('')

type Field = {
  name?: string
  type: string
  fields?: readonly Field[]
  of?: readonly Field[]
  options?: { list?: unknown }
}

const types = new Map((schemaTypes as unknown as Field[]).map((type) => [type.name, type]))
/** String fields that only code reads. */
const NOT_COPY =
  /^(anchor|href|code|version|email|.*Email|month|marks|style|listItem|level|language)$/

type Stored = { _id: string; _type: string; path?: { current: string } }

/** Copies documents with other ids and paths, and changes every text of an editor. */
export function alteredCopies(
  documents: readonly Stored[],
  mark: string,
  change: (text: string) => string,
): Stored[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.map((document) => {
    const copy = changed(document, types.get(document._type), change) as Stored
    const path = document.path && {
      ...document.path,
      current: `${document.path.current === '/' ? '/company/home' : document.path.current}-${mark}`,
    }
    // References between the documents become references between their copies.
    const text = JSON.stringify({ ...copy, ...(path && { path }) }, (key, value) =>
      ['_id', '_ref'].includes(key) && ids.has(value) ? `${mark}-${value}` : value,
    )
    return JSON.parse(text)
  })
}

function changed(
  value: unknown,
  type: Field | undefined,
  change: (text: string) => string,
): unknown {
  if (typeof value === 'string') return isCopy(type) ? change(value) : value
  if (Array.isArray(value)) {
    return value.map((item) => changed(item, memberOf(type, item), change))
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name.startsWith('_') ? each : changed(each, fieldOf(type, name, value), change),
    ]),
  )
}

function isCopy(type: Field | undefined): boolean {
  const isText = type?.type === 'string' || type?.type === 'text'
  return isText && !type.options?.list && !NOT_COPY.test(type.name ?? '')
}

/** The schema type of an array item. */
function memberOf(type: Field | undefined, item: unknown): Field | undefined {
  const name = (item as { _type?: string } | null)?._type
  const members = definitionOf(type)?.of ?? []
  return name ? (types.get(name) ?? { type: name }) : members[0]
}

function fieldOf(type: Field | undefined, name: string, value: object): Field | undefined {
  // Sanity defines the spans of Portable Text, so the schema does not contain them.
  if ('_type' in value && value._type === 'span') return { name, type: 'string' }
  if ('_type' in value && value._type === 'block' && name === 'children') return { type: 'array' }
  return definitionOf(type)?.fields?.find((field) => field.name === name)
}

/** The definition of a field: its own, or that of its named type. */
function definitionOf(type: Field | undefined): Field | undefined {
  return type?.fields || type?.of ? type : types.get(type?.type ?? '')
}
