import clsx from 'clsx'
import { toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import { HeadTitle } from '@/sections/page-title'
import type { SectionProps } from '@/sections/section'
import { Eyebrow } from '@/ui/section-heading'

export type HeroProps = SectionProps<'hero'>

/** The figures, in one line under the buttons. */
export function HeroFigures({ figures }: Pick<HeroProps, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <>
      <dl className="mt-5 grid max-w-[38rem] grid-cols-3 gap-x-4 border-t border-line pt-5 text-ink in-[.on-night]:border-night-line in-[.on-night]:text-on-night sm:mt-8 sm:pt-6 sm:gap-x-6">
        {figures.map(({ _key, label, note, ...figure }) => (
          <div key={_key} className="flex flex-col-reverse justify-end">
            <dt className="text-small">
              <span className="block font-semibold">{label}</span>
              {note && (
                <span className="block text-micro text-ink-soft in-[.on-night]:text-on-night-soft sm:text-small">
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
export function HeroText({
  level = 'h2',
  eyebrow,
  title,
  text,
  actions,
  hasBar,
  figures,
}: HeroProps) {
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <HeadTitle level={level} title={title} />
      {text && (
        <p dir="auto" className="mt-4 max-w-[38rem] text-lead sm:mt-6">
          {text}
        </p>
      )}
      <ActionRow
        actions={toActions(actions)}
        className={clsx('mt-6 sm:mt-8', hasBar && 'at-foot')}
      />
      <HeroFigures figures={figures} />
    </>
  )
}

type SplitTextProps = HeroProps & { titleClass?: string }

/** The eyebrow, the title and the actions on one side, the text on the other, so that neither half is empty. */
export function SplitText({ titleClass = '', ...props }: SplitTextProps) {
  const { level = 'h2', eyebrow, title, text, actions } = props
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <div className="grid gap-x-12 gap-y-4 sm:gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-baseline">
        <HeadTitle level={level} title={title} className={titleClass} />
        {text && (
          <p dir="auto" className="text-lead lg:row-span-2">
            {text}
          </p>
        )}
        <ActionRow actions={toActions(actions)} className="mt-2 lg:self-start" />
      </div>
    </>
  )
}
