// Opcodes StringAppendString and StringAppendSlice; see `mendoza-diff.ts`.
const APPEND = 22
const SLICE = 23

/** Below this many kept characters, the whole string is the shorter patch. */
const WORTHWHILE = 8

/** Instructions that build `to` from the ends that it shares with `from`; null when not worth it. */
export function diffString(from: string, to: string): unknown[] | null {
  const prefix = sharedPrefix(from, to)
  const suffix = sharedSuffix(from, to, prefix)
  if (prefix + suffix < WORTHWHILE) return null
  const patch: unknown[] = []
  // Slices are counted in bytes of UTF-8.
  const size = Buffer.byteLength(from)
  if (prefix > 0) patch.push(SLICE, 0, Buffer.byteLength(from.slice(0, prefix)))
  const middle = to.slice(prefix, to.length - suffix)
  if (middle) patch.push(APPEND, middle)
  if (suffix > 0) patch.push(SLICE, size - Buffer.byteLength(from.slice(-suffix)), size)
  return patch
}

function sharedPrefix(from: string, to: string): number {
  const limit = Math.min(from.length, to.length)
  let length = 0
  while (length < limit && from.charCodeAt(length) === to.charCodeAt(length)) length += 1
  // Never cut between the two halves of a character.
  return splits(from, length) || splits(to, length) ? length - 1 : length
}

function sharedSuffix(from: string, to: string, prefix: number): number {
  const limit = Math.min(from.length, to.length) - prefix
  let length = 0
  while (
    length < limit &&
    from.charCodeAt(from.length - 1 - length) === to.charCodeAt(to.length - 1 - length)
  ) {
    length += 1
  }
  return splits(from, from.length - length) || splits(to, to.length - length) ? length - 1 : length
}

function splits(text: string, at: number): boolean {
  return isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at))
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff
