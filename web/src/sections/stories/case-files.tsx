import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { useId } from 'react'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import type { SectionOf } from '@/sections/section'
import type { Story } from '@/sections/stories/stories.query'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/**
 * Cases as files: what is known, the moves, and the outcome. On wide screens one is open, and radio buttons are its
 * tabs; phones and paper have all of them, one below another (styles/patterns.css).
 */
export function CaseFiles({ stories, anchor, ...heading }: SectionOf<'stories'>) {
  // Not the key of a story: published keys are positions, so that the tabs of two sections would be one group.
  const group = useId()
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <div
        role="radiogroup"
        aria-label={stegaClean(heading.title) || 'Cases'}
        className="file-tabs"
      >
        {stories.map((story, index) => (
          <CaseSheet key={story._key} {...story} number={index + 1} group={group} />
        ))}
      </div>
    </Band>
  )
}

type CaseSheetProps = Story & { number: number; group: string }

/** One file: the kind of case on its tab, the moves as stops on a path. */
function CaseSheet(props: CaseSheetProps) {
  const { number, group, sector, title, text, moves, outcome, figures } = props
  return (
    <div>
      <label className="inline-flex items-baseline wrap-anywhere gap-3 rounded-md border border-line-strong/60 bg-paper px-5 pt-3 pb-2 text-small font-semibold text-ink">
        <input type="radio" name={group} defaultChecked={number === 1} className="sr-only" />
        <span aria-hidden="true" className="text-ink-mute tabular">
          {String(number).padStart(2, '0')}
        </span>
        {sector}
      </label>
      <article className="-mt-px grid gap-x-14 gap-y-6 rounded-lg border border-line-strong/60 bg-paper p-5 sm:gap-y-8 sm:p-6 lg:grid-cols-[5fr_7fr] lg:p-10">
        <div className="flex flex-col">
          {title && <h3 className="title-m text-ink">{title}</h3>}
          {text && <p className="mt-4">{text}</p>}
          {outcome && (
            <p className="rounded-md border-l-4 border-lantern bg-lantern-wash px-5 py-4 mt-6 font-semibold text-ink">
              {outcome}
            </p>
          )}
          {figures.length > 0 && (
            <dl className="mt-auto grid grid-cols-2 gap-6 pt-6">
              {figures.map(({ _key, label, ...figure }) => (
                <div key={_key} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-small">{label}</dt>
                  <dd className="figure text-[2rem] text-ink">
                    <FigureValue {...figure} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <FigureNotes figures={figures} />
        </div>
        <div>
          <PhoneFold label={`${moves.length} steps`}>
            <ol className="max-sm:mt-5">
              {moves.map((move, index) => (
                <li
                  key={move}
                  className={clsx(
                    'relative pb-6 pl-10',
                    index < moves.length - 1 && 'thread [--thread:0.75rem]',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className="absolute top-0 left-0 grid size-6 place-items-center rounded-full border-2 border-ink bg-paper text-micro font-semibold text-ink tabular"
                  >
                    {index + 1}
                  </span>
                  {move}
                </li>
              ))}
            </ol>
          </PhoneFold>
        </div>
      </article>
    </div>
  )
}
