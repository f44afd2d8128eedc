import {
  type ExprNode,
  getIndexForKey,
  jsonMatch,
  type PathNode,
  parsePath,
  type SegmentNode,
  type SingleValuePath,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { FORBIDDEN, isObject } from '../json-value.ts'

/** One place in a document: names of fields, and indexes or keys of array items. */
export type Place = SingleValuePath

const MAX_PATH_LENGTH = 4096
const MAX_PLACES = 10_000
/** Fields, indexes and keys: such a path leads to one place. */
const SINGLE = /^[a-z_]\w*(?:\.[a-z_]\w*|\[-?\d{1,9}\]|\[_key *== *"[^"\\]*"\])*$/i
const SELF: PathNode = { type: 'Path', segment: { type: 'This' } }

/** Whether a text is a JSONMatch path, and one that the lake accepts. */
export function isMatchPath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false
  try {
    const parsed = parsePath(path)
    return parsed?.type === 'Path' && isAllowed(parsed)
  } catch {
    return false
  }
}

/** Whether a path leads to one place, unless it passes through the items of an array. */
export const isSinglePath = (path: string): boolean => SINGLE.test(path)

/**
 * The places of a document that a JSONMatch path matches, also those that do not exist yet but could be
 * set: a field may be missing, an array item may not. `undefined` means one place, the path itself.
 * Throws a RangeError for a path that matches too much.
 */
export function placesOf(document: unknown, path: string): Place[] | undefined {
  const steps = stepsOf(parsePath(path))
  const found = findPlaces(document, path, steps)
  // A longer place has passed through the items of an array, as in `friends.name`.
  if (isSinglePath(path) && found.length === 1 && found[0]?.length === steps.length)
    return undefined
  const reachable = found.filter((place) => place.length > 0 && canBeSet(document, place))
  return [...new Map(reachable.map((place) => [pathTo(place), place])).values()]
}

type PathStep = { recursive: boolean; segment: SegmentNode }

function findPlaces(document: unknown, path: string, steps: readonly PathStep[]): Place[] {
  let found: Place[] = [[]]
  for (const { recursive, segment } of steps) {
    const next: Place[] = []
    const expression: PathNode = { type: 'Path', base: SELF, recursive, segment }
    for (const place of found) {
      for (const match of jsonMatch(valueAt(document, place), expression, place)) {
        // `..name` finds fields that are there; it adds none.
        if (!recursive || exists(document, match.path)) next.push(match.path)
        if (next.length > MAX_PLACES)
          throw new RangeError(`the path "${path.slice(0, 100)}" matches more than 10,000 places`)
      }
    }
    found = next
  }
  return found
}

/** The value at a place; undefined where nothing is. */
export function valueAt(document: unknown, place: Place): unknown {
  return place.reduce(childOf, document)
}

/** The index of an item; undefined for a field. */
export function indexAt(array: unknown, segment: Place[number] | undefined): number | undefined {
  if (!Array.isArray(array) || typeof segment === 'string' || segment === undefined)
    return undefined
  if (typeof segment === 'object') return getIndexForKey(array, segment._key)
  return segment < 0 ? array.length + segment : segment
}

/** A place as a path that `@sanity/mutator` reads, and so the Studio. */
export function pathTo(place: Place): string {
  return place.map((segment, at) => written(segment, at === 0)).join('')
}

function written(segment: Place[number], isFirst: boolean): string {
  if (typeof segment === 'number') return `[${segment}]`
  if (typeof segment === 'object') return `[_key=="${segment._key.replace(/[\\"]/g, '\\$&')}"]`
  if (!/^(?!(?:true|false)$)[a-z_]\w*$/i.test(segment))
    return `['${segment.replace(/[\\']/g, '\\$&')}']`
  return isFirst ? segment : `.${segment}`
}

function stepsOf(parsed: ExprNode | undefined): PathStep[] {
  const steps = []
  let node = parsed?.type === 'Path' ? parsed : undefined
  for (; node; node = node.base)
    steps.unshift({ recursive: node.recursive ?? false, segment: node.segment })
  return steps
}

function childOf(value: unknown, segment: Place[number]): unknown {
  if (typeof segment === 'string')
    return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
  const index = indexAt(value, segment)
  return Array.isArray(value) && index !== undefined ? value[index] : undefined
}

const exists = (document: unknown, place: Place) => valueAt(document, place) !== undefined

function canBeSet(document: unknown, place: Place): boolean {
  let value = document
  for (const segment of place) {
    const child = childOf(value, segment)
    const isThere = typeof segment === 'string' ? value === undefined || isObject(value) : false
    if (!isThere && child === undefined) return false
    value = child
  }
  return true
}

/** Whether no field in an expression has a forbidden name. */
function isAllowed(node: ExprNode | SubscriptElementNode): boolean {
  if (node.type === 'Comparison') return isAllowed(node.left) && isAllowed(node.right)
  if (node.type === 'Existence') return isAllowed(node.base)
  if (node.type !== 'Path') return true
  return stepsOf(node).every(({ segment }) => {
    if (segment.type === 'Identifier') return !FORBIDDEN.has(segment.name)
    return segment.type !== 'Subscript' || segment.elements.every(isAllowed)
  })
}
