import { contentHash } from '../seed/content-hash.ts'
import { type ArchivedDocument, assetIdOf } from './archive.ts'

export type ImportPlan = {
  /** Missing in the target. */
  create: ArchivedDocument[]
  /** Existing in the target with other content. */
  differing: ArchivedDocument[]
  /** The ids of identical documents. */
  unchanged: string[]
}

/** Compares exported documents with those of the target, ignoring revisions and timestamps. */
export function planImport(
  documents: ArchivedDocument[],
  target: Map<string, ArchivedDocument>,
  now: Date,
): ImportPlan {
  const plan: ImportPlan = { create: [], differing: [], unchanged: [] }
  for (const document of documents) {
    const there = target.get(document._id)
    if (!there) plan.create.push(document)
    else if (hashOf(document, now) === hashOf(there, now)) plan.unchanged.push(document._id)
    else plan.differing.push(document)
  }
  return plan
}

/** The asset ids that exported documents refer to. */
export function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = '_sanityAsset' in value ? [assetOf(String(value._sanityAsset))] : []
  return [...own, ...Object.values(value).flatMap(assetsIn)]
}

function hashOf(document: ArchivedDocument, now: Date): string {
  return contentHash(
    normalized(document._id.startsWith('_.releases.') ? release(document, now) : document),
  )
}

/** The imported fields of a release; one whose time has passed is not scheduled again. */
function release({ _id, _type, name, metadata, state, publishAt }: ArchivedDocument, now: Date) {
  const isScheduled = state === 'scheduled' && Date.parse(String(publishAt)) > now.getTime()
  return {
    _id,
    _type,
    name,
    metadata,
    state: state === 'scheduled' && !isScheduled ? 'active' : state,
    ...(isScheduled && { publishAt }),
  }
}

function normalized(document: ArchivedDocument): Record<string, unknown> {
  return withReferences(document) as Record<string, unknown>
}

/** Replaces an export's asset file names by references, and adds missing reference types. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset, ...rest } = value as Record<string, unknown>
  const fields = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, withReferences(each)]),
  )
  if ('_ref' in fields) return { _type: 'reference', ...fields }
  if (typeof _sanityAsset !== 'string') return fields
  return { ...fields, asset: { _type: 'reference', _ref: assetOf(_sanityAsset) } }
}

/** The asset of `image@file://./images/abc-10x10.png` */
function assetOf(name: string): string {
  const [, kind = '', file = ''] = /^(image|file)@.*\/([^/]+)$/.exec(name) ?? []
  return assetIdOf(kind, file)
}
