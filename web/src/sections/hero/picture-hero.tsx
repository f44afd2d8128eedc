import { ContentImage } from '@/cards/content-image'
import { PictureView } from '@/pictures/picture'
import { HeroText } from '@/sections/hero/hero-text'
import type { HeroViewProps } from '@/sections/hero/to-hero'
import { Container } from '@/ui/container'

/** A picture beside the text. The traced graph fills its half to the window's edge; others stand framed. */
export function PictureHero({ picture, image, ...text }: HeroViewProps) {
  if (picture === 'traced-graph' && !image) {
    return (
      <section
        id={text.anchor}
        className="@container border-b border-line lg:grid lg:min-h-[min(50rem,calc(100svh-var(--spacing-header)))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)]"
      >
        <div className="flex flex-col px-gutter pt-14 pb-12 lg:justify-center lg:py-16 lg:pr-14 lg:pl-[max(var(--spacing-gutter),calc(50cqw-44rem+var(--spacing-gutter)))]">
          <HeroText {...text} />
        </div>
        <div data-bleed>
          <PictureView name={picture} />
        </div>
      </section>
    )
  }
  const media = image ? (
    <ContentImage image={image} maxWidth={760} sizes="(min-width: 64rem) 50vw, 100vw" eager />
  ) : (
    picture && <PictureView name={picture} />
  )
  return (
    <section id={text.anchor} className="border-b border-line bg-paper-sunk">
      <Container className="grid items-center gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:py-24">
        <div className={media ? '' : 'max-w-4xl lg:col-span-2'}>
          <HeroText {...text} />
        </div>
        {media && <div className="min-w-0">{media}</div>}
      </Container>
    </section>
  )
}
