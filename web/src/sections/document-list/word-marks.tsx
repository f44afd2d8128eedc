import { toImage } from '@/content/objects/image'
import { imageUrl } from '@/content/objects/image-url'
import type { Listed } from '@/sections/document-list/document-list.query'
import { Container } from '@/ui/band'

type WordMarksProps = {
  testimonials: readonly Listed<'testimonial'>[]
  title: string
  text?: string | undefined
  anchor?: string | undefined
}

/** In pixels, of a mark that is no SVG. */
const WIDEST = 480

/** The word marks of organizations in a quiet row; one without a mark has its name there. */
export function WordMarks({ testimonials, title, text, anchor }: WordMarksProps) {
  const named = testimonials.filter(({ organization, mark }) => organization || toImage(mark))
  if (named.length === 0) return null
  return (
    <section id={anchor || undefined} className="border-b border-line py-4 lg:py-10">
      <Container className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-[3fr_9fr]">
        <div className="text-small text-ink-mute">
          {title && (
            <h2 dir="auto" className="font-semibold">
              {title}
            </h2>
          )}
          {text && <p dir="auto">{text}</p>}
        </div>
        <ul className="grid grid-cols-3 items-center gap-x-6 gap-y-2 sm:grid-cols-4 sm:gap-y-5 lg:gap-x-16">
          {named.map(({ _id, organization, mark }) => {
            const image = toImage(mark)
            if (!image) {
              return (
                <li key={_id} className="title-s line-clamp-2 wrap-anywhere text-ink-soft">
                  {organization}
                </li>
              )
            }
            const { width, height } = image
            return (
              <li key={_id}>
                {/* biome-ignore lint/performance/noImgElement: what next/image says of it, without its code in the browser */}
                <img
                  src={imageUrl(image, Math.min(width, WIDEST))}
                  alt={organization || image.alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="word-mark"
                />
              </li>
            )
          })}
        </ul>
      </Container>
    </section>
  )
}
