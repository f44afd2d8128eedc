import type {
  ConditionalPropertyCallbackContext,
  ObjectSchemaType,
  Path,
  Rule,
  SchemaType,
  ValidationContext,
} from 'sanity'
import { isRecord, type Stored } from './places'

type Validation = (rule: Rule, context?: ValidationContext) => unknown
interface Definition {
  hidden?: unknown
  validation?: unknown
  fields?: readonly Definition[]
  of?: readonly Definition[]
}

/** A type whose fields have no rules while the form hides them: an editor could not mend what these find. */
export function withRulesOfShown<Type extends object>(type: Type): Type {
  const { hidden, validation, fields, of }: Definition = type
  const unlessHidden: Validation = (rule, context) => {
    // The generated types ask without a context: a field that can be hidden need not be there.
    const skips = context ? context.hidden : Boolean(hidden)
    return skips ? rule.skip() : (validation as Validation)(rule, context)
  }
  return {
    ...type,
    ...(typeof validation === 'function' && { validation: unlessHidden }),
    ...(fields && { fields: fields.map(withRulesOfShown) }),
    ...(of && { of: of.map(withRulesOfShown) }),
  }
}

/** Whether the form hides what a rule of the whole document found at `path`. */
export function isHidden(path: Path, { document, schema }: ValidationContext): boolean {
  let type: SchemaType | undefined = schema.get(document?._type ?? '')
  let value: unknown = document
  for (const [index, segment] of path.entries()) {
    const parent: unknown = value
    value = valueAt(parent, segment)
    type = typeAt(type, segment, value)
    if (!type) return false
    const { hidden } = type
    const place = { document, parent, value, path: path.slice(0, index + 1), currentUser: null }
    if (typeof hidden === 'function' ? hidden(place as ConditionalPropertyCallbackContext) : hidden)
      return true
  }
  return false
}

function valueAt(parent: unknown, segment: Path[number]): unknown {
  if (typeof segment === 'string') return (parent as Stored | undefined)?.[segment]
  if (!Array.isArray(parent)) return undefined
  return typeof segment === 'number'
    ? parent[segment]
    : parent.find((item) => '_key' in segment && isRecord(item) && item._key === segment._key)
}

function typeAt(type: SchemaType | undefined, segment: Path[number], value: unknown) {
  if (!type) return undefined
  if (typeof segment === 'string')
    return (type as ObjectSchemaType).fields?.find(({ name }) => name === segment)?.type
  const members = 'of' in type ? (type.of as SchemaType[]) : []
  if (members.length === 1) return members[0]
  return members.find(({ name }) => isRecord(value) && name === value._type)
}
