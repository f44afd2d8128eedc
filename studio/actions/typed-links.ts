import type { SanityClient } from 'sanity'
import { pathsOfFields, type SchemaPart } from '../copy-fields/copy-paths'
import { schemaTypes } from '../schema/index'
import { rewriteObjects, type StoredDocument } from './stored-document'

/** Moved documents by old path: the id and the new path. */
export type Moved = ReadonlyMap<string, { id: string; to: string }>

/** Fields for typed URLs. */
const urlFields = ['href', 'url'] as const

/** Paths of all fields for typed URLs, in any document. */
export const typedLinkPaths = pathsOfFields(schemaTypes as readonly SchemaPart[], urlFields)

/** Reads documents, drafts and versions with a typed link that starts with a path of this site. */
export function readWithTypedLinks(
  raw: SanityClient,
  path: string,
  siteUrl: string,
): Promise<StoredDocument[]> {
  const leadsThere =
    'string::startsWith(@, $path) || string::startsWith(string::split(@, "://")[1], $address)'
  const conditions = typedLinkPaths.map((field) => {
    const links = field.includes('[]') ? `(${field})` : `[${field}]`
    return `count(${links}[${leadsThere}]) > 0`
  })
  return raw.fetch(`*[!(_type in ["redirect", "legalVersion"]) && (${conditions.join(' || ')})]`, {
    path,
    address: `${URL.parse(siteUrl)?.host}${path}`,
  })
}

/**
 * Repairs typed links to moved documents: each becomes a reference, or, with a query or an anchor, gets the new path.
 * `count` is the number of repaired links.
 */
export function repairTypedLinks(document: StoredDocument, moved: Moved, siteUrl: string) {
  let count = 0
  const repaired = rewriteObjects(document, (object) => {
    for (const field of urlFields) {
      const typed = object[field]
      const link = typeof typed === 'string' ? readLink(typed, siteUrl) : undefined
      const target = link && moved.get(link.path)
      if (!link || !target) continue
      count += 1
      const takesReference =
        object._type === 'textLink' || (field === 'url' && object.target === 'url')
      if (link.rest || !takesReference) {
        return { ...object, [field]: `${link.origin}${target.to}${link.rest}` }
      }
      const { [field]: _, ...others } = object
      const reference = { _type: 'reference', _ref: target.id }
      const leadsTo = object._type === 'textLink' ? {} : { target: 'document' }
      return { ...others, ...leadsTo, document: reference }
    }
    return object
  })
  return { repaired, count }
}

/** The parts of a typed link to this site; undefined for other links. */
function readLink(typed: string, siteUrl: string) {
  const site = URL.parse(siteUrl)
  const isPath = /^\/(?!\/)/.test(typed)
  const url = URL.parse(typed, isPath ? siteUrl : undefined)
  if (!site || !url || url.host !== site.host || !/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  return { path, rest: url.search + url.hash, origin: isPath ? '' : url.origin }
}
