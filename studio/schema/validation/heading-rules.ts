import type { Path } from 'sanity'
import {
  type Block,
  blockText,
  type DocumentRule,
  type Finding,
  isBlock,
  isHeading,
} from './places'

const names: Readonly<Record<number, string>> = {
  2: 'Heading',
  3: 'Smaller heading',
  4: 'Smallest heading',
}
const levelOf = ({ style }: Block) => Number(style?.slice(1))

/** Headings without words, and levels that are skipped: screen readers lead through a page by its headings. */
export const refuseWrongHeadings: DocumentRule = (places) =>
  places.flatMap(({ value, path }) =>
    Array.isArray(value) ? wrongIn(value.filter(isBlock).filter(isHeading), path) : [],
  )

function wrongIn(headings: readonly Block[], path: Path): Finding[] {
  // The title of the page or of the section stands above the text.
  let level = 1
  return headings.flatMap((block) => {
    const at = [...path, { _key: block._key }]
    if (!blockText(block).trim()) {
      return [{ message: 'This heading is empty. Type it, or delete the line.', path: at }]
    }
    const above = level
    level = levelOf(block)
    if (level <= above + 1) return []
    const message = `A “${names[level]}” follows ${above === 1 ? 'the title' : `a “${names[above]}”`}. Choose “${names[above + 1]}”: levels must not be skipped.`
    return [{ message, path: at }]
  })
}
