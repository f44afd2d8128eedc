import 'server-only'
import type { ClientPerspective, QueryParams } from '@sanity/client'
import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { draftClient } from '@/sanity/client'
import { openedAsDrafts } from '@/sanity/opened-as-drafts'

/** Reads drafts. Stega marks each text with the link that opens its field in the Studio. */
export async function fetchDrafts<Result>(
  query: string,
  params: QueryParams,
  perspective: ClientPerspective,
): Promise<Result> {
  const { result, resultSourceMap } = await draftClient.fetch<Result>(query, stegaClean(params), {
    perspective,
    cache: 'no-store',
    stega: false,
    resultSourceMap: 'withKeyArraySelector',
    filterResponse: false,
    returnQuery: false,
  })
  const { stega } = draftClient.config()
  return stegaEncodeSourceMap(result, resultSourceMap && openedAsDrafts(resultSourceMap), stega)
}
