import type { Path } from 'sanity'
import { isObject, rewriteObjects, type StoredDocument } from './stored-document'

const isReferenceTo = (id: string, value: unknown) => isObject(value) && value._ref === id

/** The paths of all references to `id` in a document. */
export function referencePaths(value: unknown, id: string, path: Path = []): Path[] {
  if (isReferenceTo(id, value)) return [path]
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => {
      const key = isObject(item) && typeof item._key === 'string' ? { _key: item._key } : at
      return referencePaths(item, id, [...path, key])
    })
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => referencePaths(item, id, [...path, name]))
}

/** Replaces all references to `id` by references to `replacement`; arrays get it only once. */
export function replaceReferences(
  document: StoredDocument,
  id: string,
  replacement: string,
): StoredDocument {
  return rewriteObjects(document, (object) => {
    if (object._ref === id) return { ...object, _ref: replacement }
    return withLists(object, (list) => {
      const first = list.findIndex((item) => isReferenceTo(replacement, item))
      return list.filter((item, at) => at === first || !isReferenceTo(replacement, item))
    })
  })
}

/**
 * Removes all references to `id`: arrays lose the item, links in text become plain text, buttons and menu entries lose
 * their target. The schema decides whether the result is valid.
 */
export function removeReferences(document: StoredDocument, id: string): StoredDocument {
  return rewriteObjects(document, (object, before) => {
    if (object._ref === id) return undefined
    if (object.target === 'document' && isReferenceTo(id, before.document))
      return { ...object, target: 'none' }
    if (Array.isArray(object.markDefs)) return withoutEmptyLinks(object)
    return object
  })
}

/** Removes link annotations without a target from a text block, and their marks from its spans. */
function withoutEmptyLinks(block: Record<string, unknown>) {
  const definitions = block.markDefs as unknown[]
  const empty = definitions
    .filter(isObject)
    .filter(({ _type, document, href }) => _type === 'textLink' && !document && !href)
  if (empty.length === 0) return block
  const keys = new Set(empty.map(({ _key }) => _key))
  const children = Array.isArray(block.children) ? block.children : []
  return {
    ...block,
    markDefs: definitions.filter((definition) => !empty.includes(definition as never)),
    children: children.map((child: unknown) =>
      isObject(child) && Array.isArray(child.marks)
        ? { ...child, marks: child.marks.filter((mark) => !keys.has(mark)) }
        : child,
    ),
  }
}

/** Applies `change` to the arrays of an object that contain references. */
function withLists(
  object: Record<string, unknown>,
  change: (list: unknown[]) => unknown[],
): Record<string, unknown> {
  const changed = Object.entries(object).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return []
    const next = change(list)
    return next.length < list.length ? [[name, next] as const] : []
  })
  return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) }
}
