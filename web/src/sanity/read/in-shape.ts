import { RESULT_SHAPES, SHAPES, type Shape } from '@/sanity/query-shapes.gen'

export type QueryName = keyof typeof RESULT_SHAPES

type Fields = Readonly<Record<string, unknown>>

/** In characters: ten times the longest paragraph that a page of ours has. */
const LONGEST_TEXT = 20_000

/**
 * The result of a query with nothing in it that the query's type does not have. The schema is checked by the Studio
 * only, and a program can store anything: a value of another type counts as missing, a list keeps the items that are
 * right, a text ends at its longest length.
 */
export function inShape<Result>(query: QueryName, result: Result): Result {
  return fitted(result, RESULT_SHAPES[query]) as Result
}

function fitted(value: unknown, index: number): unknown {
  const shape = SHAPES[index] ?? {}
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return fittedText(value, shape)
  if (typeof value === 'number') return shape.number ? value : missing(shape)
  if (typeof value === 'boolean') return shape.boolean ? value : missing(shape)
  if (Array.isArray(value)) {
    return shape.list === undefined ? missing(shape) : fittedItems(value, shape.list)
  }
  return fittedObject(value as Fields, shape)
}

function fittedText(value: string, shape: Shape): unknown {
  if (shape.text === true) {
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  }
  return shape.text?.includes(value) ? value : missing(shape)
}

function fittedItems(items: readonly unknown[], index: number): unknown[] {
  const { nullable, objects } = SHAPES[index] ?? {}
  const isKeyed = objects?.some((fields) => '_key' in fields)
  return items.flatMap((item, at) => {
    const value = fitted(item, index)
    // What is not null in the content but in the result is of a wrong type.
    if (value === null || value === undefined) return nullable && item === null ? [null] : []
    return [isKeyed && !(value as Fields)._key ? { ...value, _key: `item-${at}` } : value]
  })
}

function fittedObject(value: Fields, shape: Shape): unknown {
  const fields = shape.objects?.find((kind) => isOfKind(value, kind))
  if (!fields) return missing(shape)
  const known = Object.entries(fields).filter(([name]) => value[name] !== undefined)
  return Object.fromEntries(known.map(([name, index]) => [name, fitted(value[name], index)]))
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
