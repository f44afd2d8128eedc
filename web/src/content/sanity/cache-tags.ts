/** Names of cached data. The webhook refreshes by the same names. */
export const documentTag = (id: string) => `document:${id}`
export const typeTag = (type: string) => `type:${type}`
// Next keeps tags in a header, separated by commas.
export const pathTag = (path: string) => `path:${encodeURIComponent(path.toWellFormed())}`

const ID_KEYS = new Set(['_id', '_ref'])
/** A projection names the type that it lists all of: `"_listOf": "job"`. */
const LIST_KEY = '_listOf'

/**
 * Tags of every document that a result names, be it by its `_id` or by a reference
 * (a reference to a document that is not published yet must refresh when it is),
 * and of every type that it lists.
 */
export function tagsInResult(result: unknown): string[] {
  const tags = new Set<string>()
  const waiting: unknown[] = [result]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object') waiting.push(child)
      else if (typeof child !== 'string') continue
      else if (ID_KEYS.has(key)) tags.add(documentTag(child))
      else if (key === LIST_KEY) tags.add(typeTag(child))
    }
  }
  return [...tags]
}
