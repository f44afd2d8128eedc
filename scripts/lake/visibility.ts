import type { LakeDocument } from './dataset/types.ts'
import type { Access } from './http/access.ts'

/** Ids with a dot are drafts, versions and the lake's own documents: not for visitors. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** As Sanity's public datasets: a visitor sees documents without a dot in their id. */
export function isPublic(document: LakeDocument): boolean {
  return isPublicId(document._id)
}

/** The filter of documents for a caller; undefined when all are visible. */
export function visibilityFor(access: Access): ((document: LakeDocument) => boolean) | undefined {
  return access === 'editor' ? undefined : isPublic
}
