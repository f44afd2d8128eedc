import type { SanityClient } from 'sanity'
import { publishedId } from '../schema/validation/path'

/** A stored document. */
export interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Something that is wrong in a document, or could be better. */
export interface Finding {
  level: 'error' | 'warning'
  /** The kind of check: rules, references, links, alt text, assets, redirects, orphans. */
  check: string
  id: string
  /** Where in the document: sections.hero.title; empty for the whole document. */
  path: string
  message: string
}

/** All documents of a dataset, in the forms that the checks need. */
export interface Content {
  /** Every document, drafts and versions included. */
  all: Stored[]
  /** What visitors see. */
  published: Stored[]
  byId: Map<string, Stored>
}

const QUERY = `*[
  !(_id in path("_.**")) && !string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.preview")
] | order(_id asc)`

/** Reads all documents; the client needs a token that reads drafts. Throws the client's errors. */
export async function readContent(client: SanityClient): Promise<Content> {
  const all = await client.withConfig({ perspective: 'raw' }).fetch<Stored[]>(QUERY)
  // A dot makes an id private: nobody without a token reads it, such as the record of the seed.
  const published = all.filter(
    ({ _id, _type }) => !_id.includes('.') && !_type.startsWith('sanity.'),
  )
  return { all, published, byId: new Map(all.map((document) => [document._id, document])) }
}

/** Whether this is a draft or a version in a release. */
export const isUnpublished = (id: string) => publishedId(id) !== id

/** A value somewhere in a document, and the object that has it. */
export interface Node {
  path: string
  name: string
  value: unknown
  parent: Record<string, unknown>
}

/** Every named value of a document, at any depth; items of arrays are named by their key. */
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

/** What an editor calls a document. */
export function titleOf(document: Stored): string {
  const { title, name, from, originalFilename, brandName } = document
  const named = [title, name, brandName, from, originalFilename].find(
    (each) => typeof each === 'string' && each !== '',
  )
  return typeof named === 'string' ? named : document._id
}

/** The path of a document on the site. */
export function pathOf(document: Stored | undefined): string | undefined {
  const current = (document?.path as { current?: unknown } | undefined)?.current
  return typeof current === 'string' ? current : undefined
}
