import type { SanityClient } from 'sanity'
import { publishedId } from '../schema/validation/path'

export interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A problem in a document, or a possible improvement. */
export interface Finding {
  level: 'error' | 'warning'
  /** The kind of check: rules, references, links, alt text, assets, redirects, orphans. */
  check: string
  id: string
  /** Path in the document such as sections.hero.title; empty for the whole document. */
  path: string
  message: string
}

/** All documents of a dataset, indexed for the checks. */
export interface Content {
  /** Every document, including drafts and versions. */
  all: Stored[]
  published: Stored[]
  byId: Map<string, Stored>
}

const QUERY = `*[
  !(_id in path("_.**")) && !string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.preview")
] | order(_id asc)`

/** Reads all documents; needs a token that reads drafts. Throws the client's errors. */
export async function readContent(client: SanityClient): Promise<Content> {
  const all = await client.withConfig({ perspective: 'raw' }).fetch<Stored[]>(QUERY)
  // An id with a dot, such as the seed record's, cannot be read without a token.
  const published = all.filter(
    ({ _id, _type }) => !_id.includes('.') && !_type.startsWith('sanity.'),
  )
  return { all, published, byId: new Map(all.map((document) => [document._id, document])) }
}

/** Whether this is a draft or a version in a release. */
export const isUnpublished = (id: string) => publishedId(id) !== id

/** A value in a document, and its parent object. */
export interface Node {
  path: string
  name: string
  value: unknown
  parent: Record<string, unknown>
}

/** Every named value of a document at any depth; array items are named by their key. */
export function* nodesIn(value: unknown, path = ''): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  const parent = value as Record<string, unknown>
  for (const [key, child] of Object.entries(parent)) {
    const item = Array.isArray(value) ? (child as { _key?: string } | null)?._key : undefined
    const name = item ?? key
    const below = path ? `${path}.${name}` : name
    yield { path: below, name, value: child, parent }
    yield* nodesIn(child, below)
  }
}

/** The title of a document in lists. */
export function titleOf(document: Stored): string {
  const { title, name, label, from, originalFilename, brandName } = document
  const named = [title, name, brandName, label, from, originalFilename].find(
    (each) => typeof each === 'string' && each !== '',
  )
  return typeof named === 'string' ? named : document._id
}

/** The path of a document on the site. */
export function pathOf(document: Stored | undefined): string | undefined {
  const current = (document?.path as { current?: unknown } | undefined)?.current
  return typeof current === 'string' ? current : undefined
}
