import type { PortableTextBlock } from '@portabletext/react'
import { IMAGE_FIELDS, type Image, type RawImage, toImage } from '@/content/objects/image'
import { hrefForDocument } from '@/lib/document-path'

/** GROQ fields of a `portableText` field: links with their document, images with their size. */
export const PORTABLE_TEXT_FIELDS = /* groq */ `
  ...,
  _type == "imageWithAlt" => { ${IMAGE_FIELDS} },
  markDefs[]{
    ...,
    _type == "link" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
`

/** Rich text: paragraphs whose links have an `href` (none if they lead nowhere), code, tables, callouts, images. */
export type PortableText = PortableTextItem[]
export type PortableTextItem = TextBlock | CodeBlock | TextTable | Callout | TextImage
/** A heading has the `id` that is its own on the page (`nameHeadings`). */
export type TextBlock = PortableTextBlock<TextLink> & { id?: string }
export type TextLink = { _type: string; _key: string; href?: string }

export type CodeBlock = {
  _type: 'codeBlock'
  _key: string
  language: string
  code: string
  caption?: string
}

/** Rows with equal numbers of cells; the first row is the header. */
export type TextTable = { _type: 'textTable'; _key: string; caption: string; rows: string[][] }

/** A short text that stands out. */
export type Callout = {
  _type: 'callout'
  _key: string
  tone: CalloutTone
  title: string
  text: string
}

export type TextImage = { _type: 'imageWithAlt'; _key: string; image: Image }

type CalloutTone = 'note' | 'tip' | 'warning'

type RawMarkDef = {
  _type: string
  _key: string
  href?: string | null
  document?: { _id: string; _type: string; path: string | null } | null
}

type RawSpan = { _type: 'span'; _key: string; text?: string | null; marks?: string[] | null }

type RawBlock = Omit<PortableTextBlock, '_type' | 'markDefs' | 'children'> & {
  _type: 'block'
  children?: RawSpan[]
  markDefs: RawMarkDef[] | null
}
type RawCodeBlock = {
  _type: 'codeBlock'
  _key: string
  language?: string
  code?: string
  caption?: string
}
type RawTable = {
  _type: 'textTable'
  _key: string
  caption?: string
  table?: { rows?: { cells?: string[] }[] }
}

type RawCallout = {
  _type: 'callout'
  _key: string
  tone?: CalloutTone
  title?: string
  text?: string
}
type RawTextImage = RawImage & { _type: 'imageWithAlt'; _key: string }

export type RawPortableText =
  | readonly (RawBlock | RawCodeBlock | RawTable | RawCallout | RawTextImage)[]
  | null

/** Omits paragraphs, headings and callouts without text, and images without a file. */
export function toPortableText(raw: RawPortableText): PortableText {
  const items: PortableText = []
  for (const item of raw ?? []) items.push(...toItem(item, items.at(-1)))
  return items
}

function toItem(
  item: NonNullable<RawPortableText>[number],
  before: PortableTextItem | undefined,
): PortableText {
  switch (item._type) {
    case 'codeBlock':
      return [toCodeBlock(item)]
    case 'textTable':
      return [toTextTable(item)]
    case 'callout':
      return item.title || item.text ? [toCallout(item)] : []
    case 'imageWithAlt': {
      const image = toImage(item)
      return image ? [{ _type: item._type, _key: item._key, image }] : []
    }
    default:
      return item.children?.some(({ text }) => text) ? [toTextBlock(item, before)] : []
  }
}

/** The paragraphs, headings and list items of a text. */
export function textBlocks(value: PortableText): TextBlock[] {
  return value.filter((item): item is TextBlock => 'children' in item)
}

const DECORATORS: readonly string[] = ['strong', 'em', 'code']

/**
 * A program can store spans without text or marks, marks that mean nothing, and a link in a link: the renderer would
 * print messages, and a browser would close the outer link.
 */
function toTextBlock(block: RawBlock, before: PortableTextItem | undefined): TextBlock {
  const markDefs = (block.markDefs ?? []).map(toTextLink)
  const children = (block.children ?? []).flatMap(({ text, marks, ...span }) => {
    const link = marks?.find((mark) => markDefs.some(({ _key }) => _key === mark))
    const known = marks?.filter((mark) => DECORATORS.includes(mark) || mark === link) ?? []
    return text ? [{ ...span, text, marks: known }] : []
  })
  return { ...block, children, markDefs, ...(block.listItem && { level: levelOf(block, before) }) }
}

/** At most one deeper than the item before, as lists of a page are: the renderer would add empty items. */
function levelOf({ level }: RawBlock, before: PortableTextItem | undefined): number {
  const outer = before && 'listItem' in before ? Number(before.level ?? 0) : 0
  return Math.max(1, Math.min(Math.round(level ?? 1), outer + 1))
}

function toCodeBlock({ _type, _key, language, code, caption }: RawCodeBlock): CodeBlock {
  return {
    _type,
    _key,
    language: language ?? 'text',
    code: code ?? '',
    ...(caption && { caption }),
  }
}

function toTextTable({ _type, _key, caption, table }: RawTable): TextTable {
  const rows = table?.rows?.map(({ cells }) => cells ?? []) ?? []
  return { _type, _key, caption: caption ?? '', rows }
}

function toCallout({ _type, _key, tone, title, text }: RawCallout): Callout {
  return { _type, _key, tone: tone ?? 'note', title: title ?? '', text: text ?? '' }
}

function toTextLink({ _type, _key, href, document }: RawMarkDef): TextLink {
  const target = href ?? (document ? hrefForDocument(document) : undefined)
  return { _type, _key, ...(target && { href: target }) }
}
