import type { RichTextSectionProps } from '@/sections/rich-text/rich-text.query'
import { Band } from '@/ui/band'
import { RichText } from '@/ui/rich-text/rich-text'

/** Running text at a comfortable measure. */
export function RichTextSection({ title, body, anchor }: RichTextSectionProps) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>{title && <h2 className="title-l text-ink">{title}</h2>}</div>
        <div className="measure">
          <RichText value={body} />
        </div>
      </div>
    </Band>
  )
}
