import type { SchemaType } from 'sanity'

/** A field that can be changed in many documents at once. */
export interface BulkField {
  name: string
  title: string
  /** In sentences: “the author becomes …”. */
  inWords: string
  /** The type of the document that is chosen; undefined for a date. */
  of?: string
}

export const bulkFields: readonly BulkField[] = [
  { name: 'category', title: 'Category', inWords: 'category', of: 'articleCategory' },
  { name: 'author', title: 'Author', inWords: 'author', of: 'person' },
  { name: 'reviewOn', title: 'Date of review', inWords: 'date of review' },
]

/** Whether documents of a type have the field: other types have texts of the same name. */
export function hasField(type: SchemaType | undefined, { name, of }: BulkField): boolean {
  if (!type || !('fields' in type)) return false
  const field = type.fields.find((each) => each.name === name)?.type
  if (!field) return false
  if (!of) return field.name === 'date'
  return 'to' in field && Array.isArray(field.to) && field.to.some(({ name: to }) => to === of)
}

/** The stored value of the field: an id, or a day; undefined clears it. */
export function toStored({ of }: BulkField, chosen: string | undefined): unknown {
  if (!chosen) return undefined
  return of ? { _type: 'reference', _ref: chosen } : chosen
}
