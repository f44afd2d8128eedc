import { PORTABLE_TEXT_FIELDS, type PortableText, toPortableText } from '@/objects/portable-text'
import type { RawSectionOf } from '@/sections/heading'

export type RichTextSectionProps = {
  anchor?: string | undefined
  title?: string | undefined
  body: PortableText
}

export function toRichText(raw: RawSectionOf<'richText'>): RichTextSectionProps {
  return {
    anchor: raw.anchor ?? undefined,
    title: raw.title ?? undefined,
    body: toPortableText(raw.body),
  }
}

export const RICH_TEXT_FIELDS = /* groq */ `anchor, title, body[]{ ${PORTABLE_TEXT_FIELDS} }`
