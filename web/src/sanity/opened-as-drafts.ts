import type { ContentSourceMap } from '@sanity/client'
import { getDraftId, isPublishedId } from '@sanity/client/csm'

/**
 * The source map with drafts in place of published documents. The client links the source of
 * a text, and the Studio opens a link to a published document read-only.
 */
export function openedAsDrafts(sourceMap: ContentSourceMap): ContentSourceMap {
  const documents = sourceMap.documents.map((document) =>
    '_id' in document && isPublishedId(document._id)
      ? { ...document, _id: getDraftId(document._id) }
      : document,
  )
  return { ...sourceMap, documents }
}
