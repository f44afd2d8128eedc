import type { SanityClient } from 'sanity'
import { pathsOfFields, type SchemaPart } from '../copy-fields/copy-paths'
import { schemaTypes } from '../schema/index'
import { rewriteObjects, type StoredDocument } from './stored-document'

/** The documents that have moved: the id of each, and its new path, by its old path. */
export type Moved = ReadonlyMap<string, { id: string; to: string }>

/** The fields in which an editor can type a URL. */
const urlFields = ['href', 'url'] as const

/** Where an editor can type a URL, in any document. */
export const typedLinkPaths = pathsOfFields(schemaTypes as readonly SchemaPart[], urlFields)

/** Reads documents, also drafts and versions, with a typed link that starts with a path of this site. */
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
 * The document with links that are typed as text led to what has moved: a reference, or, when the
 * link has a query or an anchor, the new path. `count` tells how many there are.
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

/** The parts of a link to this site, as it was typed; undefined for any other link. */
function readLink(typed: string, siteUrl: string) {
  const site = URL.parse(siteUrl)
  const isPath = /^\/(?!\/)/.test(typed)
  const url = URL.parse(typed, isPath ? siteUrl : undefined)
  if (!site || !url || url.host !== site.host || !/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
  return { path, rest: url.search + url.hash, origin: isPath ? '' : url.origin }
}
