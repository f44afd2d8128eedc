import { toPortableText } from '@/content/objects/portable-text'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { RichText as Prose } from '@/ui/rich-text/rich-text'

/** So many blocks are not folded on phones. */
const SHOWN = 2

/** Running text at a comfortable measure. */
export function RichText({ title, body, anchor }: SectionOf<'richText'>) {
  const blocks = toPortableText(body)
  return (
    <Band anchor={anchor}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>{title && <h2 className="title-l text-ink">{title}</h2>}</div>
        <div className="measure">
          <Prose value={blocks.slice(0, SHOWN)} />
          {blocks.length > SHOWN && (
            <PhoneFold label="Read on">
              <div className="mt-[1em]">
                <Prose value={blocks.slice(SHOWN)} />
              </div>
            </PhoneFold>
          )}
        </div>
      </div>
    </Band>
  )
}
