import { parentPort } from 'node:worker_threads'
import ReactPDF from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'

// A worker thread, since a report takes about a second. Node runs this file without bundling.

type Node = string | number | boolean | null | undefined | Node[] | TreeNode
type TreeNode = { type: string; props: Record<string, unknown> }
/** The page of a text with an id, and its distance from the top of that page in points. */
type Places = ReadonlyMap<string, { page: number; top: number }>

const { Font, pdf } = ReactPDF

const LETTERS = { '': 'latin', ' Extended': 'latin-ext' }
const FACES = [
  { family: 'Source Serif', file: 'source-serif-4', weights: [500] },
  { family: 'Instrument Sans', file: 'instrument-sans', weights: [400, 600] },
]

for (const { family, file, weights } of FACES) {
  for (const [more, letters] of Object.entries(LETTERS)) {
    for (const [fontWeight, style] of weights.flatMap(
      (weight) =>
        [
          [weight, 'normal'],
          [weight, 'italic'],
        ] as const,
    )) {
      const address = import.meta.resolve(
        `@fontsource/${file}/files/${file}-${letters}-${fontWeight}-${style}.woff`,
      )
      Font.register({
        family: family + more,
        fontWeight,
        fontStyle: style,
        src: decodeURI(new URL(address).pathname),
      })
    }
  }
}

/** A longer word is cut, since it would leave the page. */
const LONGEST_WORD = 34

Font.registerHyphenationCallback((word) =>
  word.length <= LONGEST_WORD
    ? [word]
    : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]),
)

parentPort?.on('message', async (tree: TreeNode) => {
  try {
    // The first pass finds the pages that the contents name, the second prints them.
    const { places } = await draw(tree, new Map())
    const { bytes, pages } = await draw(tree, places)
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    parentPort?.postMessage({ bytes: buffer, notes: { pages } }, [buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})

type Layout = { children?: Layout[]; box?: { top?: number }; props?: { id?: string } }

async function draw(tree: TreeNode, places: Places) {
  let layout: Layout = {}
  const onRender = (rendered: object) => {
    layout = (rendered as { _INTERNAL__LAYOUT__DATA_: Layout })._INTERNAL__LAYOUT__DATA_
  }
  const document = toElement({ ...tree, props: { ...tree.props, onRender } }, places)
  const stream = await pdf(document as Parameters<typeof pdf>[0]).toBuffer()
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as unknown as Uint8Array)
  const pages = layout.children ?? []
  return { bytes: Buffer.concat(chunks), pages: pages.length, places: placesOfIds(pages) }
}

function placesOfIds(pages: readonly Layout[]): Places {
  const places = new Map<string, { page: number; top: number }>()
  const visit = ({ props, box, children }: Layout, page: number, above: number) => {
    const top = above + (box?.top ?? 0)
    if (props?.id && !places.has(props.id)) places.set(props.id, { page, top })
    for (const child of children ?? []) visit(child, page, top)
  }
  for (const [index, page] of pages.entries()) visit(page, index + 1, 0)
  return places
}

/** A bookmark leads to its text: the library would count from the parent's top instead of the page's. */
function withPlace({ props }: TreeNode, places: Places): TreeNode['props'] {
  const place = typeof props.id === 'string' && places.get(props.id)
  if (!place || !props.bookmark) return props
  return { ...props, bookmark: { ...props.bookmark, left: 1, top: Math.max(1, place.top - 24) } }
}

/** A node of the plain tree as an element, with page numbers in it. */
function toElement(node: Node, places: Places): ReactNode {
  if (Array.isArray(node)) return node.map((each) => toElement(each, places))
  if (typeof node !== 'object' || node === null) return node
  const { pageOf, foot, children, ...props } = withPlace(node, places)
  if (typeof pageOf === 'string') {
    return createElement(node.type, props, String(places.get(pageOf)?.page ?? '00'))
  }
  // Conditions leave empty strings, which the library refuses outside of texts.
  const kept = [children as Node].flat(9).filter((child) => child !== '' || node.type === 'TEXT')
  const elements = kept.map((child) => toElement(child, places))
  return foot
    ? createElement(node.type, { ...props, layout: aboveFoot(foot as TreeNode) }, ...elements)
    : createElement(node.type, props, ...elements)
}

type LayoutProps = { children: ReactNode; pageNumber: number; totalPages?: number }

/**
 * The frame of each page: its content, and the foot below it. A `layout` also chooses the library's newer engine; the
 * older one of 4.9 drops every text with a page number.
 */
function aboveFoot(foot: TreeNode) {
  return ({ children, pageNumber, totalPages = 0 }: LayoutProps) =>
    createElement(
      'VIEW',
      { style: { flexGrow: 1 } },
      createElement('VIEW', { style: { flexGrow: 1 } }, children),
      toElement(numbered(foot, pageNumber, totalPages), new Map()),
    )
}

function numbered(node: Node, page: number, total: number): Node {
  if (Array.isArray(node)) return node.map((each) => numbered(each, page, total))
  if (typeof node !== 'object' || node === null) return node
  const { numbering, children, ...props } = node.props
  const text =
    typeof numbering === 'string'
      ? numbering.replace('{page}', `${page}`).replace('{total}', `${total}`)
      : numbered(children as Node, page, total)
  return { ...node, props: { ...props, children: text } }
}
