import { toPortableText } from '@/content/objects/portable-text'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { RichText as Prose } from '@/ui/rich-text/rich-text'

/** Running text at a comfortable measure. */
export function RichText({ title, body, anchor }: SectionOf<'richText'>) {
  return (
    <Band anchor={anchor}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>{title && <h2 className="title-l text-ink">{title}</h2>}</div>
        <div className="measure">
          <Prose value={toPortableText(body)} />
        </div>
      </div>
    </Band>
  )
}
