import type { PortableTextBlock } from '@portabletext/react'
import { hrefForDocument } from '@/lib/routes'

/** Put in braces after a `portableText` field: link annotations get the document that they lead to. */
export const PORTABLE_TEXT_FIELDS = /* groq */ `
  ...,
  markDefs[]{
    ...,
    _type == "textLink" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
`

/** Rich text: paragraphs whose links have an `href` (or none when they lead nowhere), code, tables. */
export type PortableText = PortableTextItem[]
export type PortableTextItem = TextBlock | CodeBlock | TextTable
export type TextBlock = PortableTextBlock<TextLink>
export type TextLink = { _type: string; _key: string; href?: string }

export type CodeBlock = {
  _type: 'codeBlock'
  _key: string
  language: string
  code: string
  caption?: string
}

/** Rows of cells, in the same number everywhere; the first row is the head. */
export type TextTable = { _type: 'textTable'; _key: string; caption: string; rows: string[][] }

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
  rows?: { cells?: string[] }[]
}

export type RawPortableText = readonly (RawBlock | RawCodeBlock | RawTable)[] | null

/** A paragraph or heading without words is left out. */
export function toPortableText(raw: RawPortableText): PortableText {
  return (raw ?? []).flatMap((item): PortableTextItem[] => {
    switch (item._type) {
      case 'codeBlock':
        return [toCodeBlock(item)]
      case 'textTable':
        return [toTextTable(item)]
      default:
        return item.children?.some(({ text }) => text) ? [toTextBlock(item)] : []
    }
  })
}

/** The paragraphs, headings and list items of a text, without its code and tables. */
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

function toTextTable({ _type, _key, caption, rows }: RawTable): TextTable {
  return { _type, _key, caption: caption ?? '', rows: (rows ?? []).map(({ cells }) => cells ?? []) }
}

function toTextLink({ _type, _key, href, document }: RawMarkDef): TextLink {
  const target = href ?? (document ? hrefForDocument(document) : undefined)
  return { _type, _key, ...(target && { href: target }) }
}
