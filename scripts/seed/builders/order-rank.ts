const BASE = 36
const DIGITS = 6
/** The first rank, and the distance between two, that @sanity/orderable-document-list gives to a new list. */
const FIRST = BASE ** (DIGITS - 1)
const STEP = 8

/**
 * The rank of a document in a list that editors order by drag: a LexoRank, which sorts as text.
 * @param position 1 for the first document
 */
export function orderRank(position: number): string {
  const number = FIRST + (position - 1) * STEP
  return `0|${number.toString(BASE).padStart(DIGITS, '0')}:`
}
