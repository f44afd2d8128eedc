import type { PortableTextBlock } from '@portabletext/react'
import { hrefForDocument } from '@/routes/href-for-document'

/** Rich text whose link annotations have an `href`, or none when they lead nowhere. */
export type PortableText = PortableTextBlock<TextLink>[]
export type TextLink = { _type: string; _key: string; href?: string }

type RawMarkDef = {
  _type: string
  _key: string
  href?: string | null
  document?: { _id: string; _type: string; path: string | null } | null
}

type RawBlock = Omit<PortableTextBlock, 'markDefs' | 'children'> & {
  children?: PortableTextBlock['children']
  markDefs: RawMarkDef[] | null
}

export type RawPortableText = readonly RawBlock[] | null

export function toPortableText(raw: RawPortableText): PortableText {
  return (raw ?? []).map((block) => ({
    ...block,
    children: block.children ?? [],
    markDefs: (block.markDefs ?? []).map(toTextLink),
  }))
}

function toTextLink({ _type, _key, href, document }: RawMarkDef): TextLink {
  const target = href ?? (document ? hrefForDocument(document) : undefined)
  return { _type, _key, ...(target && { href: target }) }
}
