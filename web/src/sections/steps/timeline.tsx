import clsx from 'clsx'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Large dates along one line; the last one is highlighted. */
export function Timeline({ steps, anchor, ...heading }: SectionOf<'steps'>) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-14" />
      <ol>
        {steps.map(({ _key, title, text, note }, index) => {
          const last = index === steps.length - 1
          return (
            <li
              key={_key}
              className={clsx(
                'relative grid gap-x-16 gap-y-1 pl-8 sm:gap-y-3 sm:pl-10 md:grid-cols-[minmax(13rem,3fr)_9fr] md:pl-14',
                last ? 'pb-2' : 'pb-6 sm:pb-14 lg:pb-20',
                !last &&
                  'before:absolute before:top-7 before:-bottom-3 before:left-[0.4375rem] before:w-0.5 before:bg-ink md:before:top-10 md:before:-bottom-4 md:before:left-[0.6875rem]',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-2 left-0 size-4 sm:top-3 rounded-full border-2 border-ink md:size-6 md:top-4',
                  last && 'bg-lantern',
                )}
              />
              {note && <p className="figure text-ink max-sm:text-title-m">{note}</p>}
              <div className="max-w-2xl md:col-start-2 md:pt-2">
                {title && <h3 className="title-m text-ink max-sm:text-title-s">{title}</h3>}
                {text && <p className="mt-1.5 sm:mt-3 sm:text-lead">{text}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </Band>
  )
}
