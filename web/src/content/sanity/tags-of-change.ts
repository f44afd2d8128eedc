import { z } from 'zod'
import { documentTag, pathTag, typeTag } from '@/content/sanity/cache-tags'

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
