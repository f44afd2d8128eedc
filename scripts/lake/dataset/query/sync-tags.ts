import { createHash } from 'node:crypto'
import { publishedId } from '../document-id.ts'
import type { LakeDocument, Params } from '../types.ts'
import { constantTexts } from './groq-tree.ts'
import type { Site } from './sites.ts'

/** A result with more tags gets the tag for everything instead. */
const MAX_TAGS = 64

const EVERYTHING = 's1:all'
const typeTag = (type: string): string => `s1:type:${tagPart(type)}`
/** Drafts and versions share the tag of their published document. */
const idTag = (id: string): string => `s1:id:${tagPart(publishedId(id))}`

/** Tags are used in headers and cache keys, where a caller's parameter may not be valid. */
function tagPart(text: string): string {
  if (/^[\w.-]{1,128}$/.test(text)) return text
  return createHash('sha1').update(text).digest('hex')
}

/**
 * The tags of a query result. A query that fixes IDs depends on those documents; one that fixes types
 * depends on all documents of these types; any other depends on everything. Dereferenced documents
 * count by ID, even when missing.
 */
export function queryTags(
  sites: readonly Site[],
  params: Params,
  dereferenced: ReadonlySet<string>,
): string[] {
  const tags = new Set<string>()
  for (const { ids, types } of sites) {
    const byId = ids && constantTexts(ids, params)?.map(idTag)
    const byType = types && constantTexts(types, params)?.map(typeTag)
    for (const tag of byId ?? byType ?? [EVERYTHING]) tags.add(tag)
  }
  for (const id of dereferenced) tags.add(idTag(id))
  return tags.has(EVERYTHING) || tags.size > MAX_TAGS ? [EVERYTHING] : [...tags].sort()
}

/**
 * The tags that a change invalidates: a result with one of them may be stale. A draft may hide a
 * published document of another type, so the types of its siblings count too.
 */
export function changeTags(
  previous: LakeDocument | null,
  next: LakeDocument | null,
  siblingTypes: Iterable<string>,
): string[] {
  const documents = [previous, next].filter((document) => document !== null)
  const tags = documents.flatMap(({ _id, _type }) => [idTag(_id), typeTag(_type)])
  return [...new Set([EVERYTHING, ...tags, ...[...siblingTypes].map(typeTag)])]
}
