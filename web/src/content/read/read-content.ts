import 'server-only'
import type { ClientPerspective, QueryParams } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import { fetchDrafts } from '@/content/drafts/fetch-drafts'
import { client, currentContent } from '@/content/read/client'
import { ContentError } from '@/content/read/content-error'
import { tellDropped } from '@/content/read/dropped-values'
import {
  FIGURES,
  fillFigures,
  namesFigures,
  type Register,
  toRegister,
} from '@/content/read/figures'
import { inShape, type QueryName } from '@/content/read/in-shape'
import { keepLastGood } from '@/content/read/last-good'
import { withShortKeys } from '@/content/read/short-keys'
import { CONTENT_TAG } from '@/content/refresh/live-events'
import type { QueryResults } from '@/content/types.gen'

type Read<Name extends QueryName> = {
  /** The name of the query's constant: tells type and shape of the result, and which query failed. */
  name: Name
  query: string
  params?: QueryParams
}

/** Reads content for a page: published, or the drafts that an editor is looking at. */
export async function readContent<Name extends QueryName>(
  read: Read<Name>,
): Promise<QueryResults[Name]> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return readPublished(read)
  const perspective =
    (await resolvePerspectiveFromCookies({ cookies: await cookies() })) ?? 'drafts'
  const result = await readDrafts(read, perspective)
  if (!namesFigures(result)) return result
  return fillFigures(result, toRegister(await readDrafts(FIGURES, perspective)))
}

/** Reads published content, cached until the content API says that it has changed. Needs no request. */
export async function readPublished<Name extends QueryName>(
  read: Read<Name>,
): Promise<QueryResults[Name]> {
  'use cache'
  cacheLife('max')
  const result = await readTagged(read)
  if (!namesFigures(result)) return result
  return fillFigures(result, await readRegister())
}

/** The register of figures. Not by `readPublished`, which would fill figures into figures. */
async function readRegister(): Promise<Register> {
  'use cache'
  cacheLife('max')
  return toRegister(await readTagged(FIGURES))
}

/** Reads published content in the shape of its query, and sets tags and life of the cached function that calls it. */
async function readTagged<Name extends QueryName>(read: Read<Name>): Promise<QueryResults[Name]> {
  const { answer, isFresh } = await keepLastGood(read, () =>
    client.fetch<QueryResults[Name]>(read.query, read.params ?? {}, {
      ...currentContent(),
      filterResponse: false,
    }),
  )
  // Served from the last good answer: retry soon.
  if (!isFresh) cacheLife({ stale: 30, revalidate: 5, expire: 3600 })
  const tags = [CONTENT_TAG, ...(answer.syncTags ?? [])]
  // One call takes 128 tags and ignores the rest.
  for (let start = 0; start < tags.length; start += 128) cacheTag(...tags.slice(start, start + 128))
  return withShortKeys(inShape(read.name, answer.result, tellDropped(read.name)))
}

async function readDrafts<Name extends QueryName>(
  read: Read<Name>,
  perspective: ClientPerspective,
): Promise<QueryResults[Name]> {
  try {
    const result = await fetchDrafts<QueryResults[Name]>(read.query, read.params ?? {}, perspective)
    return inShape(read.name, result, tellDropped(read.name))
  } catch (error) {
    throw new ContentError(read.name, error)
  }
}
