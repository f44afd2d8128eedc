import { z } from 'zod'

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

// No .max() or .min() here: zod measures whatever has a `length`, before it knows what it is.
const path = z.string().nullish()
const name = z.string().regex(/^.{1,256}$/)

/** What the lake's webhook posts when a document was created, changed or deleted. */
export const changeSchema = z.object({
  _id: name,
  _type: name,
  path,
  previousPath: path,
  operation: z.enum(['create', 'update', 'delete']).optional(),
})

export type Change = z.infer<typeof changeSchema>

/** Tags of all that the document feeds. A draft feeds nothing that a visitor sees. */
export function tagsOfChange(change: Change): string[] {
  if (/^(drafts|versions)\./.test(change._id)) return []
  const paths = new Set([change.path, change.previousPath].filter((each) => each != null))
  // A list is tagged by type, since any change may move a document into it or out of it.
  return [documentTag(change._id), typeTag(change._type), ...[...paths].map(pathTag)]
}
