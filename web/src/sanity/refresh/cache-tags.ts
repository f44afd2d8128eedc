import { z } from 'zod'

/** Cache tags. The webhook expires the same tags. */
export const documentTag = (id: string) => `document:${id}`
export const typeTag = (type: string) => `type:${type}`
// Next stores tags in a header, separated by commas.
export const pathTag = (path: string) => `path:${encodeURIComponent(path.toWellFormed())}`

const ID_KEYS = new Set(['_id', '_ref'])
/** A weak reference may name anything; the tags stand in a header. */
const IS_ID = /^[\w.-]{1,128}$/
/** A projection that lists all documents of a type names the type: `"_listOf": "job"`. */
const LIST_KEY = '_listOf'

/**
 * Tags of every document in a result, by `_id` or by reference
 * (a reference to an unpublished document must refresh when it is published),
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
      else if (ID_KEYS.has(key) && IS_ID.test(child)) tags.add(documentTag(child))
      else if (key === LIST_KEY) tags.add(typeTag(child))
    }
  }
  return [...tags]
}

// No .max() or .min(): zod checks `length` before the type. Any other type counts as no path.
const path = z.string().nullish().catch(undefined)
const name = z.string().regex(/^.{1,256}$/)

/** The body of the webhook after a document was created, updated or deleted. */
export const changeSchema = z.object({
  _id: name,
  _type: name,
  path,
  previousPath: path,
  operation: z.enum(['create', 'update', 'delete']).optional(),
})

export type Change = z.infer<typeof changeSchema>

/** The tags that a change of the document expires; none for a draft. */
export function tagsOfChange(change: Change): string[] {
  if (/^(drafts|versions)\./.test(change._id)) return []
  // Content that is compared with the build is not checked before: a path may be no text.
  const paths = new Set(
    [change.path, change.previousPath].filter((each) => typeof each === 'string'),
  )
  // Lists are tagged by type, since any change may add a document to a list or remove it.
  return [documentTag(change._id), typeTag(change._type), ...[...paths].map(pathTag)]
}
