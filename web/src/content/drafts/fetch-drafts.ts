import 'server-only'
import type { ClientPerspective, QueryParams } from '@sanity/client'
import {
  type ContentSourceMapDocuments,
  type ContentSourceMapParsedPath,
  getPublishedId,
  getVersionFromId,
  isVersionId,
  jsonPathToStudioPath,
  studioPath,
} from '@sanity/client/csm'
import { encodeIntoResult, stegaClean } from '@sanity/client/stega'
import { isMarked } from '@/content/drafts/stega-filter'
import { markOf, type TextSource } from '@/content/drafts/text-source'
import { draftClient } from '@/content/read/client'
import { env } from '@/env'

/** Reads drafts. Each text ends in an invisible mark of the field that it comes from. */
export async function fetchDrafts<Result>(
  query: string,
  params: QueryParams,
  perspective: ClientPerspective,
): Promise<Result> {
  const { result, resultSourceMap } = await draftClient.fetch<Result>(query, stegaClean(params), {
    perspective,
    cache: 'no-store',
    resultSourceMap: 'withKeyArraySelector',
    filterResponse: false,
    returnQuery: false,
  })
  if (!resultSourceMap) return result
  return encodeIntoResult(result, resultSourceMap, ({ sourceDocument, sourcePath, value }) =>
    isMarked({ sourceDocument, sourcePath, value })
      ? value + markOf(sourceOf(sourceDocument, sourcePath), env.STUDIO_URL)
      : value,
  )
}

function sourceOf(
  { _id, _type }: ContentSourceMapDocuments[number],
  path: ContentSourceMapParsedPath,
): TextSource {
  const release = isVersionId(_id) && getVersionFromId(_id)
  return {
    id: getPublishedId(_id),
    type: _type,
    // A click on an image opens the image, not its alternative text.
    path: studioPath.toString(jsonPathToStudioPath(path)).replace(/\.alt$/, ''),
    ...(release && { perspective: release }),
  }
}
