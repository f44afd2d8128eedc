/** A section as it is stored, before or after a migration. */
export type Section = { _type: string; _key: string; [field: string]: unknown }

/** Turns a section of an old type into one of a new type; the key stays. */
export type MergeSection = (section: Section) => Section

/** A document with the fields that this migration reads. */
export type Stored = {
  _id: string
  _type: string
  _rev?: string
  sections?: Section[]
  page?: { _ref?: string }
  [field: string]: unknown
}

/** `drafts.`, `versions.NAME.` or nothing. */
export const prefixOf = (id: string) => /^(drafts\.|versions\.[^.]+\.)?/.exec(id)?.[0] ?? ''

/** The id that a document has in common with its draft and its versions. */
export const publishedId = (id: string) => id.slice(prefixOf(id).length)
