import clsx from 'clsx'
import type { ComponentType } from 'react'
import { toActions } from '@/content/objects/action'
import { toImage } from '@/content/objects/image'
import { ActionRow } from '@/documents/action-button'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import { frameTexts } from '@/lib/texts'
import { PictureView } from '@/pictures/picture'
import { stages } from '@/sections/hero/stages'
import { HeadTitle } from '@/sections/page-title'
import type { SectionProps } from '@/sections/section'
import { Container } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'
import { Eyebrow } from '@/ui/section-heading'

type HeroProps = SectionProps<'hero'>

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

/** The figures, in one line under the buttons. */
function HeroFigures({ figures }: Pick<HeroProps, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <>
      <dl className="mt-5 grid max-w-[38rem] grid-cols-3 gap-x-4 border-t border-line pt-5 text-ink in-[.on-night]:border-night-line in-[.on-night]:text-on-night sm:mt-8 sm:pt-6 sm:gap-x-6">
        {figures.map(({ _key, label, note, ...figure }) => (
          <div key={_key} className="flex flex-col-reverse justify-end">
            <dt className="text-small">
              <span className="block font-semibold">{label}</span>
              {note && (
                <span className="block text-micro text-ink-mute in-[.on-night]:text-on-night-soft">
                  {note}
                </span>
              )}
            </dt>
            <dd className="figure mb-1.5 text-figure-s">
              <FigureValue {...figure} />
            </dd>
          </div>
        ))}
      </dl>
      <FigureNotes figures={figures} />
    </>
  )
}

/** Title, text, actions and figures. */
function HeroText({ level = 'h2', eyebrow, title, text, actions, figures }: HeroProps) {
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <HeadTitle level={level} title={title} />
      {text && (
        <p dir="auto" className="mt-4 max-w-[38rem] text-lead sm:mt-6">
          {text}
        </p>
      )}
      <ActionRow actions={toActions(actions)} className="head-actions mt-6 sm:mt-8" />
      <HeroFigures figures={figures} />
    </>
  )
}

type SplitTextProps = HeroProps & { titleClass?: string }

/** The eyebrow and the title on one side, the text and the actions on the other, so that neither half is empty. */
function SplitText({ titleClass = '', ...props }: SplitTextProps) {
  const { level = 'h2', eyebrow, title, text, actions } = props
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <div className="grid gap-x-12 gap-y-4 sm:gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-baseline">
        <HeadTitle level={level} title={title} className={titleClass} />
        <div>
          {text && (
            <p dir="auto" className="text-lead">
              {text}
            </p>
          )}
          <ActionRow actions={toActions(actions)} className="mt-6" />
        </div>
      </div>
    </>
  )
}

/** Text above, and below it the figures as large as the title, in one ruled line. */
function LedgerHero(props: HeroProps) {
  const { figures, anchor } = props
  return (
    <section id={anchor || undefined} className="border-b border-line bg-paper-sunk">
      <Container className="pt-8 sm:pt-12">
        <SplitText {...props} />
        {figures.length === 0 ? (
          <div className="pb-8 sm:pb-14" />
        ) : (
          <dl className="mt-8 grid border-t border-ink sm:grid-cols-2 lg:mt-14 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {figures.map(({ _key, label, note, ...figure }) => (
              <div
                key={_key}
                className="flex flex-col-reverse justify-end py-4 max-sm:border-b max-sm:border-line max-sm:last:border-b-0 lg:border-l lg:border-line lg:px-6 lg:py-8 lg:first:border-l-0 lg:first:pl-0"
              >
                <dt className="mt-2">
                  <span className="block font-semibold text-ink">{label}</span>
                  {note && <span className="block text-small text-ink-mute">{note}</span>}
                </dt>
                <dd className="figure text-[clamp(2.75rem,1.9rem+2.9vw,4.75rem)] text-ink">
                  <FigureValue {...figure} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <FigureNotes figures={figures} />
      </Container>
    </section>
  )
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
          '@container border-b border-line lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)] lg:grid-rows-[1fr_auto]',
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
      <Container
        className={clsx(
          'grid grid-cols-1 gap-x-16 gap-y-8 py-8 sm:gap-y-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:py-24',
          // The bench is taller than the window.
          picture === 'risk-score' ? 'items-start' : 'items-center',
        )}
      >
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
          className={clsx('mt-8 focus-visible:outline-none max-sm:-mx-gutter', stage?.frame)}
        >
          <PictureView name={picture} />
        </div>
        <HeroFigures figures={figures} />
      </Container>
    </section>
  )
}

/** No picture: one large sentence over the whole width, and below it what there is to say and to do. */
function PlainHero(props: HeroProps) {
  const { level = 'h2', eyebrow, title, text, actions, figures, anchor } = props
  return (
    <section id={anchor || undefined} className="border-b border-line">
      <Container className="py-8 sm:py-12">
        {eyebrow && <Eyebrow text={eyebrow} />}
        <HeadTitle level={level} title={title} className="lg:max-w-[15em]" />
        <div className="mt-5 grid gap-x-16 gap-y-6 border-ink sm:mt-8 lg:mt-12 lg:grid-cols-[1fr_auto] lg:border-t lg:pt-6">
          {text && (
            <p dir="auto" className="max-w-[46rem] text-lead">
              {text}
            </p>
          )}
          <ActionRow actions={toActions(actions)} className="lg:col-start-2" />
        </div>
        <HeroFigures figures={figures} />
      </Container>
    </section>
  )
}

/** A line or two, for a page that is there to be used. */
function BriefHero({ level = 'h2', eyebrow, title, text, actions, anchor }: HeroProps) {
  return (
    <section id={anchor || undefined} className="border-b border-line">
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 py-7 sm:py-9">
        <div className="max-w-[44rem]">
          {eyebrow && <Eyebrow text={eyebrow} />}
          {title && <HeadTitle level={level} title={title} className="[--fit:0.66]!" />}
          {text && (
            <p dir="auto" className="mt-3">
              {text}
            </p>
          )}
        </div>
        <ActionRow actions={toActions(actions)} className="max-sm:w-full" />
      </Container>
    </section>
  )
}

/** The title beside a list of what the page holds, which phones leave out. */
function ContentsHero({ contents = [], ...props }: HeroProps) {
  return (
    <section id={props.anchor || undefined} className="border-b border-line bg-paper-sunk">
      <Container className="grid gap-x-16 py-8 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div>
          <HeroText {...props} />
        </div>
        {contents.length > 0 && (
          <nav aria-label={frameTexts.onThisPage} className="self-end max-lg:hidden">
            <ol className="border-t border-ink">
              {contents.map(({ href, title }, index) => (
                <li key={href} className="border-b border-line">
                  <a
                    href={href}
                    className="flex gap-4 py-2.5 font-semibold text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern"
                  >
                    <span aria-hidden="true" className="w-4 font-serif text-ink-mute tabular">
                      {index + 1}
                    </span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </Container>
    </section>
  )
}
