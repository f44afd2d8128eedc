import { expect, test } from 'vitest'
import { portableText } from '../../../scripts/seed/builders/portable-text.ts'

type Item = ReturnType<typeof portableText>[number]
type Block = Extract<Item, { _type: 'block' }>

const textOf = (block: Block) => block.children?.map(({ text }) => text).join('')
const blocksOf = (markup: string) =>
  portableText(markup).filter((item): item is Block & { _key: string } => item._type === 'block')

test('headings, paragraphs, quotations and lists become blocks', () => {
  const blocks = blocksOf(`
## Two

### Three

#### Four

Words over
two lines.

> Said somebody.

- one
- two
  goes on

1. first
2. second
`)
  expect(blocks.map(({ style, listItem }) => listItem ?? style)).toEqual([
    'h2',
    'h3',
    'h4',
    'normal',
    'blockquote',
    'bullet',
    'bullet',
    'number',
    'number',
  ])
  expect(blocks.map(textOf)).toEqual([
    'Two',
    'Three',
    'Four',
    'Words over two lines.',
    'Said somebody.',
    'one',
    'two goes on',
    'first',
    'second',
  ])
})

test('marks keep the surrounding texts and spaces', () => {
  const [block] = blocksOf('A **strong** and *soft* `code()` end.')
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['A ', []],
    ['strong', ['strong']],
    [' and ', []],
    ['soft', ['em']],
    [' ', []],
    ['code()', ['code']],
    [' end.', []],
  ])
})

test('a link to a path becomes a reference, any other keeps its URL', () => {
  const [block] = blocksOf('[Us](/company/about) or [mail](mailto:a@b.example)')
  expect(block?.markDefs).toEqual([
    {
      _type: 'textLink',
      _key: 'link-0',
      document: { _type: 'reference', _ref: 'page-company-about' },
    },
    { _type: 'textLink', _key: 'link-1', href: 'mailto:a@b.example' },
  ])
  expect(block?.children?.[0]?.marks).toEqual(['link-0'])
})

test('a link with a scheme that runs code is refused', () => {
  expect(() => portableText('[x](javascript:alert)')).toThrow('javascript:alert')
})

test('a fence becomes a code block, a table keeps its cells', () => {
  const items = portableText(`
Before.

\`\`\`json The answer
{
  "risk": 87

}
\`\`\`

|What it costs
| Plan | Price |
| Basic | $1 |

After.
`)
  expect(items.map(({ _type }) => _type)).toEqual(['block', 'codeBlock', 'textTable', 'block'])
  expect(items[1]).toMatchObject({
    language: 'json',
    caption: 'The answer',
    code: '{\n  "risk": 87\n\n}',
  })
  expect(items[2]).toMatchObject({
    caption: 'What it costs',
    table: { rows: [{ cells: ['Plan', 'Price'] }, { cells: ['Basic', '$1'] }] },
  })
})
