import type { Path, SanityDocument } from 'sanity'

export type Level = 'error' | 'warning'
type Change = unknown | ((old: never) => unknown)

/** A mistake of an editor: the changes of a document, and the Studio's expected message. */
export interface Mistake {
  name: string
  /** The seed document to change. */
  id: string
  /** New values by path; a function gets the old value; undefined removes the field. */
  changes: Record<string, Change>
  level: Level
  /** The field of the message. */
  at: string
  message: string
}

type Arguments = [
  name: string,
  id: string,
  changes: Mistake['changes'],
  at: string,
  message: string,
]

const mistake =
  (level: Level) =>
  (...[name, id, changes, at, message]: Arguments): Mistake => ({
    name,
    id,
    changes,
    level,
    at,
    message,
  })

/** A mistake that blocks publishing. */
export const refused = mistake('error')
/** A mistake that visitors would notice, and that can be published. */
export const warned = mistake('warning')

/** A copy of a document with the mistake. */
export function planted(document: object, changes: Mistake['changes']): SanityDocument {
  const copy = structuredClone(document) as Record<string, unknown>
  for (const [path, change] of Object.entries(changes)) {
    const steps = path.split(/[.[\]]+/).filter(Boolean)
    const last = steps.pop() ?? ''
    let owner = copy
    for (const step of steps) {
      owner[step] ??= {}
      owner = owner[step] as Record<string, unknown>
    }
    const value = typeof change === 'function' ? change(owner[last]) : change
    if (value === undefined) delete owner[last]
    else owner[last] = value
  }
  return copy as unknown as SanityDocument
}

/** A path in the notation of the table: indexes instead of keys. */
export function printedPath(path: Path, document: object): string {
  let value: unknown = document
  return path
    .map((step) => {
      if (typeof step === 'object' && '_key' in step) {
        const items = Array.isArray(value) ? (value as { _key?: string }[]) : []
        const index = items.findIndex(({ _key }) => _key === step._key)
        value = items[index]
        return `[${index}]`
      }
      value = (value as Record<string, unknown> | undefined)?.[String(step)]
      return typeof step === 'number' ? `[${step}]` : `.${String(step)}`
    })
    .join('')
    .replace(/^\./, '')
}

/** A paragraph, heading or list item of Portable Text. */
export const paragraph = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: `key-${text.replaceAll(/\W/g, '')}`,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text, marks: [] }],
  ...more,
})

/** Inserts items at the start of a list. */
export const before =
  (...items: object[]) =>
  (list: object[]) => [...items, ...list]

export const button = (more: object) => ({
  _type: 'action',
  _key: 'a-button',
  label: 'Ask us anything',
  look: 'secondary',
  ...more,
})

export const reference = (_ref: string) => ({ _type: 'reference', _ref })
