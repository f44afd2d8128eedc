import { RESULT_SHAPES, SHAPES, type Shape } from '@/content/query-shapes.gen'

export type QueryName = keyof typeof RESULT_SHAPES

type Fields = Readonly<Record<string, unknown>>

/** Where a value is: the type of the document or object that it belongs to, and its field. Only if drops are told. */
type Place = { tell: (place: string) => void; owner: string; name: string }

/** In characters: ten times the longest paragraph that a page of ours has. */
const LONGEST_TEXT = 20_000

/** What XML 1.0 forbids (2.2): one such character in a title makes the whole feed unreadable. */
const FORBIDDEN = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * The result of a query with nothing in it that the query's type does not have. The schema is checked by the Studio
 * only, and a program can store anything: a value of another type counts as missing, a list keeps the items that are
 * right, a text ends at its longest length and has no character that XML forbids. Calls `tell` with the place of each value that it drops.
 */
export function inShape<Result>(
  query: QueryName,
  result: Result,
  tell?: (place: string) => void,
): Result {
  const place = tell && { tell, owner: query, name: query }
  return fitted(result, RESULT_SHAPES[query], place) as Result
}

function fitted(value: unknown, index: number, place?: Place): unknown {
  const shape = SHAPES[index] ?? {}
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return fittedText(value, shape, place)
  if (typeof value === 'number') return shape.number ? value : dropped(shape, place)
  if (typeof value === 'boolean') return shape.boolean ? value : dropped(shape, place)
  if (Array.isArray(value)) {
    return shape.list === undefined ? dropped(shape, place) : fittedItems(value, shape.list, place)
  }
  return fittedObject(value as Fields, shape, place)
}

function fittedText(value: string, shape: Shape, place?: Place): unknown {
  if (shape.text === true) {
    const cut = value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
    return cut.toWellFormed().replace(FORBIDDEN, '')
  }
  return shape.text?.includes(value) ? value : dropped(shape, place)
}

function fittedItems(items: readonly unknown[], index: number, place?: Place): unknown[] {
  const { nullable, objects } = SHAPES[index] ?? {}
  const isKeyed = objects?.some((fields) => '_key' in fields)
  return items.flatMap((item, at) => {
    const value = fitted(item, index, place)
    // What is not null in the content but in the result is of a wrong type.
    if (value === null || value === undefined) return nullable && item === null ? [null] : []
    return [isKeyed && !(value as Fields)._key ? { ...value, _key: `item-${at}` } : value]
  })
}

function fittedObject(value: Fields, shape: Shape, place?: Place): unknown {
  const fields = shape.objects?.find((kind) => isOfKind(value, kind))
  const owner = typeof value._type === 'string' ? value._type : place?.owner
  // A key outside a list, where an editor or the seed has put an item of one, is nothing that a page would show.
  const at = (name: string) =>
    name === '_key' ? undefined : place && { ...place, owner: owner ?? place.owner, name }
  if (!fields) return dropped(shape, place && { ...place, name: `${place.name} of type ${owner}` })
  if (place) {
    for (const name of Object.keys(value)) {
      if (!(name in fields) && value[name] !== null) dropped({}, at(name))
    }
  }
  const known = Object.entries(fields).filter(([name]) => value[name] !== undefined)
  return Object.fromEntries(
    known.map(([name, index]) => [name, fitted(value[name], index, at(name))]),
  )
}

function dropped(shape: Shape, place?: Place): unknown {
  place?.tell(`${place.owner}.${place.name}`)
  return missing(shape)
}

/** Whether the object has the type of the kind; any, where kinds have no types. */
function isOfKind({ _type }: Fields, { _type: index }: Readonly<Record<string, number>>): boolean {
  const types = index === undefined ? undefined : SHAPES[index]?.text
  return !Array.isArray(types) || types.includes(_type)
}

/** What GROQ gives for a value that is missing, or an empty one where the query has a default. */
function missing({ nullable, list, text, boolean }: Shape): unknown {
  if (nullable) return null
  if (list !== undefined) return []
  if (text === true) return ''
  if (text) return text[0]
  return boolean ? false : null
}
