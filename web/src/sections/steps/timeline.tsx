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
                'relative grid gap-x-16 gap-y-1 pl-8 sm:grid-cols-[10rem_1fr]',
                last ? 'pb-2' : 'thread pb-6 [--thread:0.5rem] sm:pb-8 lg:pb-10',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-1 left-0 size-4 rounded-full border-2 border-ink',
                  last ? 'bg-lantern' : 'bg-paper-sunk',
                )}
              />
              {note && <p className="font-semibold text-ink-mute">{note}</p>}
              <div className="max-w-3xl sm:col-start-2">
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
