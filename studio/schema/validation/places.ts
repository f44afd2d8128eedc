import type { Path, PathSegment } from 'sanity'
import { isTextField, isTextSpan } from '../../../web/src/lib/figure-names'

export type Stored = Readonly<Record<string, unknown>>

/** A value of a document, with the object and the field that hold it. */
export interface Place {
  value: unknown
  path: Path
  owner: Stored
  field: string
}

/** What a rule found: words for the editor, and where. */
export interface Finding {
  message: string
  path: Path
}

/** Looks at all values of a document at once. */
export type DocumentRule = (places: readonly Place[], document: Stored) => Finding[]

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value of a document, with its path; blocks of Portable Text are single values. */
export function placesOf(document: Stored): Place[] {
  return Object.entries(document).flatMap(([field, value]) =>
    field.startsWith('_') ? [] : walk({ value, path: [field], owner: document, field }),
  )
}

function walk(place: Place): Place[] {
  const { value, path, field, owner } = place
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) =>
      walk({ value: item, path: [...path, segmentOf(item, index)], owner, field }),
    )
    return [place, ...items]
  }
  if (!isRecord(value)) return [place]
  const inner = Object.entries(value).flatMap(([name, child]) =>
    name.startsWith('_') || (isBlock(value) && name !== 'markDefs')
      ? []
      : walk({ value: child, path: [...path, name], owner: value, field: name }),
  )
  // The grid of a table shows messages below it, not at its cells.
  return [place, ...(value._type === 'table' ? inner.map((each) => ({ ...each, path })) : inner)]
}

const segmentOf = (item: unknown, index: number): PathSegment =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index

/** A paragraph, heading or list item of Portable Text. */
export interface Block {
  _type: 'block'
  _key: string
  style?: string
  listItem?: string
  children?: { _key: string; text?: string; marks?: string[] }[]
  markDefs?: Stored[]
}

export const isBlock = (value: unknown): value is Block & Stored =>
  isRecord(value) && value._type === 'block'

export const blockText = ({ children = [] }: Block): string =>
  children.map(({ text }) => text ?? '').join('')

export const isHeading = ({ style }: Block): boolean => /^h\d$/.test(style ?? '')

/** The texts of a document; a block counts as one text, without what it marks as code. */
export function textsIn(places: readonly Place[]): (Place & { text: string })[] {
  return places.flatMap((place) => {
    if (isBlock(place.value)) {
      const children = place.value.children?.filter(isTextSpan)
      return [{ ...place, text: blockText({ ...place.value, children }) }]
    }
    const isText = typeof place.value === 'string' && isTextField(place.field)
    return isText ? [{ ...place, text: place.value as string }] : []
  })
}

/** The objects of some types, such as all buttons. */
export function objectsIn(
  places: readonly Place[],
  ...types: string[]
): (Place & { value: Stored })[] {
  return places.filter(
    (place): place is Place & { value: Stored } =>
      isRecord(place.value) && types.includes(String(place.value._type)),
  )
}
