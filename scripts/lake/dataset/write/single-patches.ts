import { indexAt, type Place, pathTo, placesOf, valueAt } from './match-path.ts'
import type { PatchOperations } from './mutation-shape.ts'

/** The operations of a patch, without its condition. */
export type Operations = Omit<PatchOperations, 'ifRevisionID'>

/** One operation on one path. */
export interface Step {
  path: string
  /** The operation as it came. */
  given: Operations
  /** The same operation on some places of a document, one after the other. */
  at: (document: unknown, places: Place[]) => Operations[]
}

/** The steps of a patch, in the order in which `@sanity/mutator` applies its operations. */
export function stepsOf(operations: Operations): Step[] {
  const { setIfMissing, set, unset = [], diffMatchPatch, inc, dec, insert } = operations
  return [
    ...stepsOfMap(setIfMissing, (setIfMissing) => ({ setIfMissing })),
    ...stepsOfMap(set, (set) => ({ set })),
    ...unset.map((path) => ({ path, given: { unset: [path] }, at: unsetAt })),
    ...stepsOfMap(diffMatchPatch, (diffMatchPatch) => ({ diffMatchPatch }), 'string'),
    ...stepsOfMap(inc, (inc) => ({ inc }), 'number'),
    ...stepsOfMap(dec, (dec) => ({ dec }), 'number'),
    ...(insert ? [insertStep(insert)] : []),
  ]
}

/** The patches of a step, each for one place; undefined if its path leads to one place already. */
export function singlePatches(document: unknown, { path, at }: Step): Operations[] | undefined {
  const places = placesOf(document, path)
  // From the inside out, so that a change does not move or replace what is still to be changed.
  return (
    places &&
    at(
      document,
      places.toSorted((a, b) => b.length - a.length),
    )
  )
}

function stepsOfMap<Value>(
  map: Record<string, Value> | undefined,
  operation: (map: Record<string, Value>) => Operations,
  type?: 'string' | 'number',
): Step[] {
  return Object.entries(map ?? {}).map(([path, value]) => ({
    path,
    given: operation({ [path]: value }),
    at: (document, places) => {
      const fit = places.filter((place) => !type || typeof valueAt(document, place) === type)
      return fit.map((place) => operation({ [pathTo(place)]: value }))
    },
  }))
}

/** Items of one array are removed at once, since indexes change with each removal. */
function unsetAt(document: unknown, places: Place[]): Operations[] {
  return [...byParent(document, places)].flatMap(([parent, { indexes, fields }]) => [
    ...(indexes.length > 0 ? [{ unset: [`${parent}[${indexes.join(',')}]`] }] : []),
    ...fields.map((path) => ({ unset: [path] })),
  ])
}

type Insert = NonNullable<Operations['insert']>

/** Inserts before the first match of an array, after its last one, or instead of all. */
function insertStep(insert: Insert): Step {
  const { items, before, after, replace } = insert
  const at: Step['at'] = (document, places) =>
    [...byParent(document, places)].flatMap(([parent, { indexes }]): Operations[] => {
      const [first, last] = [indexes[0], indexes.at(-1)]
      if (first === undefined) return []
      if (before !== undefined) return [{ insert: { before: `${parent}[${first}]`, items } }]
      if (after !== undefined) return [{ insert: { after: `${parent}[${last}]`, items } }]
      return [{ insert: { replace: `${parent}[${indexes.join(',')}]`, items } }]
    })
  const path = before ?? after ?? replace ?? ''
  return { path, given: { insert }, at }
}

/** Places by the path of what holds them: the indexes of items in order, and the paths of fields. */
function byParent(document: unknown, places: Place[]) {
  const parents = new Map<string, { indexes: number[]; fields: string[] }>()
  for (const place of places) {
    const holder = place.slice(0, -1)
    const index = indexAt(valueAt(document, holder), place.at(-1))
    const parent = pathTo(holder)
    const held = parents.get(parent) ?? { indexes: [], fields: [] }
    if (index === undefined) held.fields.push(pathTo(place))
    else if (!held.indexes.includes(index)) held.indexes.push(index)
    parents.set(parent, held)
  }
  for (const { indexes } of parents.values()) indexes.sort((a, b) => a - b)
  return parents
}
