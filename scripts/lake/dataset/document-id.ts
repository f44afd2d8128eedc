const DRAFT = 'drafts.'
const VERSION = 'versions.'
const VALID = /^[a-zA-Z0-9_-][a-zA-Z0-9_.-]{0,127}$/

/** Whether this is the ID of a draft. */
export const isDraftId = (id: string): boolean => id.startsWith(DRAFT)

/** Whether this is the ID of a version in a release. */
export const isVersionId = (id: string): boolean => id.startsWith(VERSION)

/** Whether this is neither a draft nor a version. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id)

/** Whether visitors may see a document: as in Sanity's public datasets, its id must have no dot. */
export const isPublicId = (id: string): boolean => !id.includes('.')

/** Whether Sanity accepts this id: letters, digits, `_`, `-` and single dots, at most 128 of them. */
export const isValidId = (id: string): boolean =>
  VALID.test(id) && !id.endsWith('.') && !id.includes('..')

/** `x` for `x`, `drafts.x` and `versions.<release>.x`. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT.length)
  if (!isVersionId(id)) return id
  const end = id.indexOf('.', VERSION.length)
  return end === -1 ? id : id.slice(end + 1)
}

/** The release of `versions.<release>.x`; undefined for other ids. */
export function releaseOf(id: string): string | undefined {
  if (!isVersionId(id)) return undefined
  const end = id.indexOf('.', VERSION.length)
  return end === -1 ? undefined : id.slice(VERSION.length, end)
}

/** The draft’s ID of a published ID. */
export const draftId = (published: string): string => DRAFT + published

/** The ID of a document’s version in a release. */
export const versionId = (release: string, published: string): string =>
  `${VERSION}${release}.${published}`

/** The ID of the document that describes a release. */
export const releaseDocumentId = (release: string): string => `_.releases.${release}`
