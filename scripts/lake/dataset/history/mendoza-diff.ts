import { deepEqual, isObject, type JsonObject } from '../json-value.ts'

/** A mendoza patch: opcodes and their arguments in one flat array. */
export type RawPatch = unknown[]

/** The opcodes that we write, numbered as in the `mendoza` package, which only reads them. */
const Op = {
  Value: 0,
  PushFieldCopy: 10,
  PushFieldBlank: 11,
  PushElementCopy: 12,
  ReturnIntoObjectSameKeyPop: 15,
  ReturnIntoArrayPop: 16,
  ObjectSetFieldValue: 17,
  ObjectDeleteField: 19,
  ArrayAppendValue: 20,
  ArrayAppendSlice: 21,
} as const

/** The patch from one document (or null) to another. An empty patch changes nothing. */
export function diff(left: unknown, right: unknown): RawPatch {
  if (!isObject(left) || !isObject(right)) return [Op.Value, right ?? null]
  const patch: RawPatch = []
  diffObject(left, right, patch)
  return patch
}

/** The output starts as a copy of the left object. Fields are numbered by their sorted names. */
function diffObject(left: JsonObject, right: JsonObject, patch: RawPatch): void {
  const names = Object.keys(left).sort()
  names.forEach((name, index) => {
    if (!Object.hasOwn(right, name)) patch.push(Op.ObjectDeleteField, index)
    else diffField(name, index, left[name], right[name], patch)
  })
  for (const name of Object.keys(right)) {
    if (!Object.hasOwn(left, name)) patch.push(Op.ObjectSetFieldValue, right[name], name)
  }
}

function diffField(name: string, index: number, from: unknown, to: unknown, patch: RawPatch): void {
  if (deepEqual(from, to)) return
  if (isObject(from) && isObject(to)) {
    patch.push(Op.PushFieldCopy, index)
    diffObject(from, to, patch)
    patch.push(Op.ReturnIntoObjectSameKeyPop)
  } else if (Array.isArray(from) && Array.isArray(to)) {
    patch.push(Op.PushFieldBlank, index)
    diffArray(from, to, patch)
    patch.push(Op.ReturnIntoObjectSameKeyPop)
  } else {
    patch.push(Op.ObjectSetFieldValue, to, name)
  }
}

/** The output starts blank; every element is taken from the left, patched, or written out. */
function diffArray(left: unknown[], right: unknown[], patch: RawPatch): void {
  // Without an instruction, the array would stay null.
  if (right.length === 0) patch.push(Op.ArrayAppendSlice, 0, 0)
  let at = 0
  while (at < right.length) {
    const source = findSource(left, right[at], at)
    const from = left[source]
    if (source === -1) {
      patch.push(Op.ArrayAppendValue, right[at])
      at += 1
    } else if (deepEqual(from, right[at])) {
      const length = equalRun(left, source, right, at)
      patch.push(Op.ArrayAppendSlice, source, source + length)
      at += length
    } else {
      patch.push(Op.PushElementCopy, source)
      diffObject(from as JsonObject, right[at] as JsonObject, patch)
      patch.push(Op.ReturnIntoArrayPop)
      at += 1
    }
  }
}

/** Index of an element's source: the object with its `_key`, or an equal element, nearest first. */
function findSource(left: unknown[], item: unknown, at: number): number {
  if (isObject(item) && typeof item._key === 'string') {
    return left.findIndex((other) => isObject(other) && other._key === item._key)
  }
  return deepEqual(left[at], item) && at < left.length
    ? at
    : left.findIndex((other) => deepEqual(other, item))
}

function equalRun(left: unknown[], source: number, right: unknown[], at: number): number {
  let length = 1
  while (
    source + length < left.length &&
    at + length < right.length &&
    deepEqual(left[source + length], right[at + length])
  ) {
    length += 1
  }
  return length
}
