import { ABSENT, changedDocument, KEEP, type Slot, type Stored } from './changed-document.ts'

/** A word of 300 letters. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(7).slice(0, 300)

/** A word with stacked accents. */
export const STACKED_WORD = [...'Zalgo']
  .map(
    (letter) => letter + String.fromCharCode(...Array.from({ length: 112 }, (_, at) => 768 + at)),
  )
  .join('')

/** String fields that only code reads. */
const NOT_COPY =
  /^(anchor|href|code|version|email|.*Email|month|marks|style|listItem|level|language)$/

type Copy = Stored & { path?: { current: string } }

/** Copies documents with other ids and paths, and changes every text of an editor. */
export function alteredCopies(
  documents: readonly Stored[],
  mark: string,
  change: (text: string) => string,
): Copy[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  const changeText = ({ type, field, name, old }: Slot) => {
    // What is empty stays so.
    if (old === undefined || (Array.isArray(old) && old.length === 0)) return old ?? ABSENT
    if (typeof old !== 'string') return KEEP
    const isText = (type === 'string' || type === 'text') && !field.options?.list
    return isText && !NOT_COPY.test(name) && !name.startsWith('_') ? change(old) : old
  }
  return documents.map((document) => {
    const copy = changedDocument(document, changeText)
    const { path } = document
    const current = `${path?.current === '/' ? '/company/home' : path?.current}-${mark}`
    // References between the documents become references between their copies.
    const text = JSON.stringify(
      { ...copy, ...(path && { path: { ...path, current } }) },
      (key, value) =>
        ['_id', '_ref'].includes(key) && ids.has(value) ? `${mark}-${value}` : value,
    )
    return JSON.parse(text)
  })
}
