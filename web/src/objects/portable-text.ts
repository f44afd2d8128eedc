import type { PortableTextBlock } from '@portabletext/react'
import { hrefForDocument } from '@/lib/document-path'
import { IMAGE_FIELDS, type Image, type RawImage, toImage } from '@/objects/image'

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

type RawBlock = Omit<PortableTextBlock, '_type' | 'markDefs' | 'children'> & {
  _type: 'block'
  children?: PortableTextBlock['children']
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
  return (raw ?? []).flatMap((item): PortableTextItem[] => {
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
        return item.children?.some(({ text }) => text) ? [toTextBlock(item)] : []
    }
  })
}

/** The paragraphs, headings and list items of a text. */
export function textBlocks(value: PortableText): TextBlock[] {
  return value.filter((item): item is TextBlock => 'children' in item)
}

function toTextBlock(block: RawBlock): TextBlock {
  return {
    ...block,
    children: block.children ?? [],
    markDefs: (block.markDefs ?? []).map(toTextLink),
  }
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
