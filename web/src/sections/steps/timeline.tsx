import clsx from 'clsx'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/**
 * Dates along one line, each with what happened, or numbers if no step has a date, many of them in two columns; the last
 * one is highlighted.
 */
export function Timeline({ steps, anchor, ...heading }: SectionOf<'steps'>) {
  const isDated = steps.some(({ note }) => note)
  const inColumns = !isDated && steps.length > 4
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-14" />
      <ol className={clsx(inColumns && 'gap-x-16 lg:columns-2')}>
        {steps.map(({ _key, title, text, note }, index) => {
          const last = index === steps.length - 1
          return (
            <li
              key={_key}
              className={clsx(
                'relative grid break-inside-avoid gap-x-16 gap-y-1',
                isDated ? 'pl-8 sm:grid-cols-[10rem_1fr]' : 'pl-12 sm:pl-16',
                last ? 'pb-2' : 'thread pb-6 sm:pb-8 lg:pb-10',
                !last && (isDated ? '[--thread:0.5rem]' : '[--thread:1rem]'),
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute left-0 grid place-items-center rounded-full border-2 border-ink',
                  isDated ? 'top-1 size-4' : 'top-0 size-8 text-small font-semibold text-ink',
                  last ? 'bg-lantern' : 'bg-paper-sunk',
                )}
              >
                {!isDated && index + 1}
              </span>
              {note && <p className="font-semibold text-ink-mute">{note}</p>}
              <div className={clsx('max-w-3xl', isDated && 'sm:col-start-2')}>
                {title && <h3 className="title-m text-ink max-sm:text-title-s">{title}</h3>}
                {text && <p className="mt-1.5 sm:mt-2">{text}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </Band>
  )
}
