import clsx from 'clsx'
import type { ComponentType } from 'react'
import { toImage } from '@/content/objects/image'
import { PictureView } from '@/pictures/picture'
import { HeroFigures, type HeroProps, HeroText, SplitText } from '@/sections/hero/hero-text'
import { stages } from '@/sections/hero/stages'
import { BriefHero, ContentsHero, LedgerHero, PlainHero } from '@/sections/hero/text-heroes'
import { Container } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'

const looks: Record<HeroProps['look'], ComponentType<HeroProps>> = {
  picture: PictureHero,
  wide: WideHero,
  plain: PlainHero,
  brief: BriefHero,
  contents: ContentsHero,
  ledger: LedgerHero,
}

/** The head of a page in one of six looks. */
export function Hero(props: HeroProps) {
  const Look = looks[props.look] ?? PictureHero
  return <Look {...props} />
}

const HALF =
  'px-gutter lg:pr-14 lg:pl-[max(var(--spacing-gutter),calc(50cqw-44rem+var(--spacing-gutter)))]'

/** A picture beside the text. Case 2041 and an article fill their half to the window's edge; others are framed. */
function PictureHero(props: HeroProps) {
  const { picture, anchor, half, figures } = props
  const image = toImage(props.image)
  const isCase = picture === 'case-player' && !image
  if (isCase || half) {
    return (
      <section
        id={anchor || undefined}
        className={clsx(
          '@container border-b border-line lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-rows-[1fr_auto]',
          isCase && 'lg:min-h-[min(46rem,calc(100svh-var(--spacing-header)))]',
        )}
      >
        <div className={clsx('pt-8 pb-8 sm:pt-14 lg:pt-16 lg:pb-10', HALF)}>
          <HeroText {...props} figures={[]} />
        </div>
        <div data-bleed className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isCase ? <PictureView name={picture} /> : half}
        </div>
        {/* On a phone below the picture, so that it is reached with the first movement. */}
        <div className={clsx('pb-8 lg:pb-10', HALF)}>
          <HeroFigures figures={figures} />
        </div>
      </section>
    )
  }
  const stage = (!image && picture && stages[picture]) || undefined
  const media = image ? (
    <ContentImage image={image} maxWidth={760} sizes="(min-width: 64rem) 50vw, 100vw" eager />
  ) : (
    picture && <PictureView name={picture} />
  )
  if (!media) return <PlainHero {...props} />
  return (
    <section
      id={anchor || undefined}
      className={stage?.ground ?? 'border-b border-line bg-paper-sunk'}
    >
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-8 py-8 sm:gap-y-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:py-16">
        <div>
          <HeroText {...props} />
        </div>
        <div className={clsx('min-w-0', stage?.frame)}>{media}</div>
      </Container>
    </section>
  )
}

/** A picture as wide as the page, below the text; the anchor leads to it. */
function WideHero(props: HeroProps) {
  const { figures, anchor, picture } = props
  if (!picture) return <PlainHero {...props} />
  const stage = stages[picture]
  return (
    <section className={stage?.ground ?? 'border-b border-line bg-paper-sunk'}>
      <Container className="pt-8 pb-8 sm:py-10">
        <SplitText {...props} titleClass="in-[.on-night]:text-on-night" />
        <div
          id={anchor || undefined}
          tabIndex={anchor ? -1 : undefined}
          className={clsx(
            'mt-8 focus-visible:outline-none max-sm:-mx-gutter max-sm:*:*:rounded-none',
            stage?.frame,
          )}
        >
          <PictureView name={picture} />
        </div>
        <HeroFigures figures={figures} />
      </Container>
    </section>
  )
}
