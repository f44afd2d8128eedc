import { schemaTypes } from '../../studio/schema/index'

/** A definition of the schema, possibly nested. */
export type Field = {
  name?: string
  type: string
  fields?: readonly Field[]
  of?: readonly Field[]
  options?: { list?: readonly unknown[] }
}

/** A field to change, its value in the seed, and its depth in the document. */
export type Slot = { field: Field; name: string; type: string; old: unknown; depth: number }

/** Returns a field's new value; `KEEP` keeps the seed's value and changes what is inside it. */
export type Change = (slot: Slot) => unknown

export const KEEP = Symbol('keep')
export const ABSENT = Symbol('absent')

export type Stored = { _id: string; _type: string; path?: { current?: string } } & Record<
  string,
  unknown
>

const types = new Map((schemaTypes as unknown as Field[]).map((type) => [type.name, type]))
/** Built-in types of Sanity, whose fields the schema does not list. */
const BUILT_IN: Readonly<Record<string, readonly Field[]>> = {
  slug: [{ name: 'current', type: 'string' }],
  reference: [{ name: '_ref', type: 'string' }],
  image: [
    { name: 'asset', type: 'reference' },
    { name: 'crop', type: 'object', fields: numbers('top', 'bottom', 'left', 'right') },
    { name: 'hotspot', type: 'object', fields: numbers('x', 'y', 'width', 'height') },
  ],
  file: [{ name: 'asset', type: 'reference' }],
  block: [
    { name: 'style', type: 'string' },
    { name: 'listItem', type: 'string' },
    { name: 'level', type: 'number' },
    { name: 'children', type: 'array', of: [{ type: 'span' }] },
    { name: 'markDefs', type: 'array', of: [linkInText()] },
  ],
  span: [
    { name: 'text', type: 'string' },
    { name: 'marks', type: 'array', of: [{ type: 'string' }] },
  ],
}
function linkInText(): Field {
  const fields = [
    { name: 'document', type: 'reference' },
    { name: 'href', type: 'string' },
  ]
  // Not the type of this name, which is an entry of a menu.
  return { name: 'link', type: 'object', fields }
}

/** A limit, because lists can contain themselves. */
const DEEPEST = 9

function numbers(...names: string[]): Field[] {
  return names.map((name) => ({ name, type: 'number' }))
}

export const documentTypes = [...types.values()].flatMap(({ name, type }) =>
  type === 'document' && name ? name : [],
)

/**
 * A document with `change` applied to every schema field of its type, including fields that the seed leaves empty. New
 * schema fields are covered automatically.
 */
export function changedDocument(document: Stored, change: Change): Stored {
  const { _id, _type } = document
  return { ...changedObject(document, definitionOf({ type: _type }), change, 0), _id, _type }
}

/** The definition of a field: its own, or that of its named type. */
function definitionOf(field: Field): Field {
  const named = field.fields || field.of ? undefined : types.get(field.type)
  return named ? { ...definitionOf(named), ...(field.name && { name: field.name }) } : field
}

/** The kind of a field's value: string, number, array, block and so on. */
const kindOf = (field: Field): string => definitionOf(field).type

const fieldsOf = (definition: Field): readonly Field[] => [
  ...(BUILT_IN[definition.type] ?? []),
  ...(definition.fields ?? []),
]

function changedObject(old: object, definition: Field, change: Change, depth: number): object {
  const values = old as Record<string, unknown>
  const changed = { ...values }
  for (const field of fieldsOf(definition)) {
    const name = field.name ?? ''
    const value = changedValue(field, values[name], change, depth)
    if (value === ABSENT) delete changed[name]
    else changed[name] = value
  }
  return changed
}

function changedValue(field: Field, old: unknown, change: Change, depth: number): unknown {
  const type = kindOf(field)
  const value = change({ field, name: field.name ?? '', type, old, depth })
  if (value !== KEEP) return value
  const definition = definitionOf(field)
  if (type === 'array') {
    const items = Array.isArray(old) && old.length > 0 ? old : newItems(definition, depth)
    const changed = items.map((item, at) => {
      const of = memberOf(definition, item)
      const next = of ? changedValue({ ...of, name: '' }, item, change, depth + 1) : item
      return next === ABSENT ? undefined : keyed(next, of, at)
    })
    return changed.filter((item) => item !== undefined)
  }
  if (fieldsOf(definition).length === 0) return old ?? ABSENT
  if (depth > DEEPEST) return ABSENT
  return changedObject(isRecord(old) ? old : {}, definition, change, depth + 1)
}

/** One item of each type that an empty list may contain. */
function newItems({ of = [] }: Field, depth: number): unknown[] {
  if (depth > 3) return []
  return of.map((member) => (isObject(member) ? { _type: member.name ?? member.type } : undefined))
}

const isObject = (field: Field) => fieldsOf(definitionOf(field)).length > 0

function keyed(item: unknown, of: Field | undefined, at: number): unknown {
  if (!isRecord(item) || !of) return item
  return { _key: `key-${at}`, _type: of.name ?? of.type, ...item }
}

function memberOf({ of = [] }: Field, item: unknown): Field | undefined {
  const name = isRecord(item) ? item._type : undefined
  return of.find((member) => name && (member.name === name || member.type === name)) ?? of[0]
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
