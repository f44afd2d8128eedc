import type { Shown } from './options'

export type SchemaPart = {
  name?: string
  type?: string
  fields?: readonly SchemaPart[]
  of?: readonly SchemaPart[]
  options?: { list?: unknown; shown?: Shown }
}

const WITHOUT_TEXT = /^(number|boolean|date|datetime|reference|image|file|geopoint)$/
const NEVER = /^(slug|url)$/

/**
 * The names of all fields that are shown in no text, or without marks. A name that some other field has, whose text is
 * shown, comes with what the field stands in: `alerts.label`.
 */
export function fieldsNotShown(types: readonly SchemaPart[]): Record<Shown, string[]> {
  const named = new Map(types.map((type) => [type.name, type]))
  const places = new Map<string, Set<string>>()
  const shown = new Map<string, { how: Shown | 'text'; owner: SchemaPart; in: string }[]>()

  function visit(owner: SchemaPart, ownerName: string) {
    for (const field of owner.fields ?? []) {
      const { name = '', type = '', of = [] } = field
      const how =
        field.options?.shown ??
        named.get(type)?.options?.shown ??
        (field.options?.list || NEVER.test(type) ? 'never' : 'text')
      if (!WITHOUT_TEXT.test(type))
        shown.set(name, [...(shown.get(name) ?? []), { how, owner, in: ownerName }])
      for (const part of [field, ...of]) {
        places.set(part.type ?? '', (places.get(part.type ?? '') ?? new Set()).add(name))
        visit(part, name)
      }
    }
  }
  for (const type of types) visit(type, type.name ?? '')

  const found: Record<Shown, string[]> = { never: [], unmarked: [] }
  for (const [name, fields] of shown) {
    if (fields.every(({ how }) => how !== 'text')) {
      found[fields.every(({ how }) => how === 'never') ? 'never' : 'unmarked'].push(name)
      continue
    }
    for (const { how, owner, in: ownerName } of fields) {
      if (how === 'text') continue
      const isType = named.get(owner.name) === owner && places.has(ownerName)
      for (const place of isType ? (places.get(ownerName) ?? []) : [ownerName])
        found[how].push(`${place}.${name}`)
    }
  }
  return { never: sorted(found.never), unmarked: sorted(found.unmarked) }
}

const sorted = (names: string[]) => [...new Set(names)].sort()
