import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { RawSectionOf } from '@/sections/raw-section'

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
