import { toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import { frameTexts } from '@/lib/texts'
import { HeroFigures, type HeroProps, HeroText, SplitText } from '@/sections/hero/hero-text'
import { HeadTitle } from '@/sections/page-title'
import { Container } from '@/ui/band'
import { Eyebrow } from '@/ui/section-heading'

// The looks without a picture.

/** Text above, and below it the figures as large as the title, in one ruled line. */
export function LedgerHero(props: HeroProps) {
  const { figures, anchor } = props
  return (
    <section id={anchor || undefined} className="border-b border-line bg-paper-sunk">
      <Container className="pt-8 sm:pt-14">
        <SplitText {...props} />
        {figures.length === 0 ? (
          <div className="pb-8" />
        ) : (
          <dl className="figure-pairs mt-8 grid grid-cols-2 gap-x-5 border-t border-ink lg:mt-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {figures.map(({ _key, label, note, ...figure }) => (
              <div
                key={_key}
                className="flex flex-col-reverse justify-end py-4 lg:border-l lg:border-line lg:px-6 lg:py-10 lg:first:border-l-0 lg:first:pl-0"
              >
                <dt className="mt-2">
                  <span className="block font-semibold text-ink">{label}</span>
                  {note && <span className="block text-small text-ink-mute">{note}</span>}
                </dt>
                <dd className="figure text-[clamp(2.25rem,1.4rem+3.4vw,4.75rem)] text-ink">
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

/** No picture: one large sentence over the whole width, and below it what there is to say and to do. */
export function PlainHero(props: HeroProps) {
  const { level = 'h2', eyebrow, title, text, actions, figures, anchor } = props
  return (
    <section id={anchor || undefined} className="border-b border-line">
      <Container className="py-8 sm:py-14">
        {eyebrow && <Eyebrow text={eyebrow} />}
        <HeadTitle level={level} title={title} className="lg:max-w-[15em]" />
        <div className="mt-5 grid gap-x-16 gap-y-6 border-ink sm:mt-8 lg:mt-10 lg:grid-cols-[1fr_auto] lg:border-t lg:pt-6">
          {text && (
            <p dir="auto" className="max-w-[44rem] text-lead">
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

/** A line or two, for a page that is there to be used; as a half, beside what is used. */
export function BriefHero({ isHalf, anchor, actions, ...props }: HeroProps) {
  const row = <ActionRow actions={toActions(actions)} className="max-sm:w-full" />
  if (isHalf)
    return (
      <section id={anchor || undefined} className="grid gap-y-5 sm:gap-y-8">
        <BriefText {...props} />
        {row}
      </section>
    )
  return (
    <section id={anchor || undefined} className="border-b border-line">
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 py-7 sm:py-9">
        <BriefText {...props} />
        {row}
      </Container>
    </section>
  )
}

function BriefText({
  level = 'h2',
  eyebrow,
  title,
  text,
}: Pick<HeroProps, 'level' | 'eyebrow' | 'title' | 'text'>) {
  return (
    <div className="max-w-[44rem]">
      {eyebrow && <Eyebrow text={eyebrow} />}
      {title && <HeadTitle level={level} title={title} className="[--fit:0.76]!" />}
      {text && (
        <p dir="auto" className="mt-3">
          {text}
        </p>
      )}
    </div>
  )
}

/** The title beside a list of what the page holds, which phones leave out. */
export function ContentsHero({ contents = [], ...props }: HeroProps) {
  return (
    <section id={props.anchor || undefined} className="border-b border-line bg-paper-sunk">
      <Container className="grid gap-x-16 py-8 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div>
          <HeroText {...props} />
        </div>
        {contents.length > 0 && (
          <nav aria-label={frameTexts.onThisPage} className="self-end max-lg:hidden">
            <ul className="border-t border-ink">
              {contents.map(({ href, title }) => (
                <li key={href} className="border-b border-line">
                  <a
                    href={href}
                    className="block py-2.5 font-semibold text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </section>
  )
}
