import type { Path } from 'sanity'
import {
  type Block,
  blockText,
  type DocumentRule,
  type Finding,
  isBlock,
  isHeading,
} from './places'

/** Advice on the structure of the texts of a document: headings in order, real headings and lists. */
export const adviseHeadings: DocumentRule = (places) =>
  places.flatMap(({ value, path }) =>
    Array.isArray(value) && value.some(isBlock) ? adviseText(value.filter(isBlock), path) : [],
  )

function adviseText(blocks: readonly Block[], path: Path): Finding[] {
  // The title of the page or of the section stands above the text.
  let level = 1
  return blocks.flatMap((block, index) => {
    const found = adviseBlock(block, blocks[index + 1], level)
    if (isHeading(block) && blockText(block).trim()) level = levelOf(block)
    return found ? [{ ...found, path: [...path, { _key: block._key }] }] : []
  })
}

const levelOf = ({ style }: Block) => Number(style?.slice(1))
const names: Readonly<Record<number, string>> = {
  2: 'Heading',
  3: 'Smaller heading',
  4: 'Smallest heading',
}

function adviseBlock(block: Block, next: Block | undefined, level: number) {
  const text = blockText(block).trim()
  if (isHeading(block)) return adviseHeading(block, text, level)
  if (block.listItem || (block.style ?? 'normal') !== 'normal') return undefined
  if (/^([-•*–]|\d{1,2}[.)]) +\S/.test(text)) {
    return {
      code: 'text.typed-list',
      message:
        'This looks like an item of a list. Choose “Bullets” or “Numbers” instead of typing the sign.',
    }
  }
  return isBoldTitle(block, text) && next && !isHeading(next)
    ? {
        code: 'heading.bold',
        message:
          'This bold line looks like a heading. Choose a heading style, so that screen readers find it.',
      }
    : undefined
}

function adviseHeading(block: Block, text: string, level: number) {
  if (!text) {
    return { code: 'heading.empty', message: 'This heading is empty. Type it, or delete the line.' }
  }
  const own = levelOf(block)
  if (own <= level + 1) return undefined
  return {
    code: 'heading.order',
    details: { style: `h${level + 1}` },
    message: `A “${names[own]}” follows ${level === 1 ? 'the title' : `a “${names[level]}”`}. Choose “${names[level + 1]}”: levels must not be skipped.`,
  }
}

function isBoldTitle({ children = [] }: Block, text: string): boolean {
  const isBold = children.every(
    ({ text: part, marks }) => !part?.trim() || marks?.includes('strong'),
  )
  return isBold && text.length > 0 && text.length < 80 && !/[.!?:;,]$/.test(text)
}

/** Header cells name the columns; without one, a screen reader reads figures without their meaning. */
export const adviseTables: DocumentRule = (places) =>
  places.flatMap(({ value, path, field }) => {
    if (field !== 'rows' || !Array.isArray(value)) return []
    const [head] = value as { _type?: string; _key: string; cells?: string[] }[]
    if (head?._type !== 'tableRow' || head.cells?.every((cell) => cell?.trim())) return []
    return [
      {
        code: 'table.header',
        message: 'A cell of the header is empty. Name each column in the first row.',
        path: [...path, { _key: head._key }],
      },
    ]
  })
