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
import { encodeIntoResult, stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { draftClient, isCopy } from '@/sanity/client'
import { readForPage } from '@/sanity/draft-sources'
import { openedAsDrafts } from '@/sanity/opened-as-drafts'
import type { TextSource } from '@/sanity/text-sources'

/**
 * Reads drafts. Each text ends in an invisible mark of the field that it comes from: a short one in pages, which carry
 * a table of their sources, and Sanity's own elsewhere.
 */
export function fetchDrafts<Result>(
  query: string,
  params: QueryParams,
  perspective: ClientPerspective,
): Promise<Result> {
  return readForPage(async (mark) => {
    const { result, resultSourceMap } = await draftClient.fetch<Result>(query, stegaClean(params), {
      perspective,
      cache: 'no-store',
      stega: false,
      resultSourceMap: 'withKeyArraySelector',
      filterResponse: false,
      returnQuery: false,
    })
    if (!resultSourceMap) return result
    const sourceMap = openedAsDrafts(resultSourceMap)
    if (!mark) return stegaEncodeSourceMap(result, sourceMap, draftClient.config().stega)
    return encodeIntoResult(result, sourceMap, ({ sourceDocument, sourcePath, value }) =>
      isCopy({ sourceDocument, sourcePath, value })
        ? value + mark(sourceOf(sourceDocument, sourcePath))
        : value,
    )
  })
}

function sourceOf(
  { _id, _type }: ContentSourceMapDocuments[number],
  path: ContentSourceMapParsedPath,
): TextSource {
  const release = isVersionId(_id) && getVersionFromId(_id)
  return {
    id: getPublishedId(_id),
    type: _type,
    path: studioPath.toString(jsonPathToStudioPath(path)),
    ...(release && { perspective: release }),
  }
}
