import { isObject } from '../../json-value.ts'
import type { LakeDocument } from '../../types.ts'
import { TEXT_FIELD } from '../text-search.ts'

/** One step into a document: a field, a place in an array, or the array's object with this key. */
export type Step = string | number | { _key: string }

/** Where an object stands: in which document, and there under which path. */
export interface Origin {
  document: LakeDocument
  path: readonly Step[]
}

/** The hidden field that carries an object's origin through a query. No GROQ query can name it. */
export const ORIGIN = '\u0001origin'

const tagged = new WeakMap<LakeDocument, LakeDocument>()

/** A copy of a document in which every object says where it stands. */
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

/** Keys outlive reordering, so they are preferred to places. */
const stepInto = (item: unknown, index: number): Step =>
  isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index

/** What stands at a path; undefined when the path leads nowhere. */
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
