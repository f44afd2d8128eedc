import clsx from 'clsx'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Dates along one line, each with what happened; the last one is highlighted. */
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
                'relative grid gap-x-16 gap-y-1 pl-8 sm:gap-y-3 sm:pl-10 md:grid-cols-[9rem_1fr] md:pl-14',
                last ? 'pb-2' : 'pb-6 sm:pb-10 lg:pb-12',
                !last &&
                  'before:absolute before:top-5 before:-bottom-1 before:left-[0.4375rem] before:w-0.5 before:bg-ink',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-1 left-0 size-4 rounded-full border-2 border-ink md:top-2',
                  last && 'bg-lantern',
                )}
              />
              {note && <p className="font-semibold text-ink-mute md:pt-0.5">{note}</p>}
              <div className="max-w-3xl md:col-start-2">
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
