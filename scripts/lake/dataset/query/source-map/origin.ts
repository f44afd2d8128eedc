import { isObject } from '../../json-value.ts'
import type { LakeDocument } from '../../types.ts'
import { TEXT_FIELD } from '../text-search.ts'

/** One step into a document: a field, an array index, or an array item by its key. */
export type Step = string | number | { _key: string }

/** The document and path of an object. */
export interface Origin {
  document: LakeDocument
  path: readonly Step[]
}

/** The hidden field that carries an object's origin through a query. No GROQ query can name it. */
export const ORIGIN = '\u0001origin'

const tagged = new WeakMap<LakeDocument, LakeDocument>()

/** A copy of a document in which every object carries its origin. */
export function withOrigins(document: LakeDocument): LakeDocument {
  const known = tagged.get(document)
  if (known) return known
  const copy = tag(document, { document, path: [] }) as LakeDocument
  Object.defineProperty(copy, TEXT_FIELD, { get: () => document[TEXT_FIELD], enumerable: false })
  tagged.set(document, copy)
  return copy
}

function tag(value: unknown, { document, path }: Origin): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      tag(item, { document, path: [...path, stepInto(item, index)] }),
    )
  }
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = { [ORIGIN]: { document, path } satisfies Origin }
  for (const [name, item] of Object.entries(value)) {
    copy[name] = tag(item, { document, path: [...path, name] })
  }
  return copy
}

/** Keys survive reordering, so they are preferred to indexes. */
const stepInto = (item: unknown, index: number): Step =>
  isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index

/** The value at a path; undefined when it does not exist. */
export function valueAt({ document, path }: Origin): unknown {
  let value: unknown = document
  for (const step of path) {
    if (typeof step === 'object') {
      if (!Array.isArray(value)) return undefined
      value = value.find((item: unknown) => isObject(item) && item._key === step._key)
    } else if (typeof step === 'number') {
      value = Array.isArray(value) ? value[step] : undefined
    } else {
      value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
    }
  }
  return value
}

/** A path in the notation of source maps: `$['body'][?(@._key=='a1')]['text']`. */
export function formatPath(path: readonly Step[]): string {
  return `$${path.map(formatStep).join('')}`
}

function formatStep(step: Step): string {
  if (typeof step === 'number') return `[${step}]`
  if (typeof step === 'object') return `[?(@._key=='${escapeQuotes(step._key)}')]`
  return `['${escapeQuotes(step)}']`
}

const ESCAPES: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

const escapeQuotes = (text: string): string =>
  text.replace(/['\\\f\n\r\t]/g, (character) => ESCAPES[character] ?? character)
