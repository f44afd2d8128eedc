import clsx from 'clsx'
import type { TimelineProps } from '@/sections/timeline/timeline.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Large dates along one line; the latest is the lit one. */
export function Timeline({ entries, anchor, ...heading }: TimelineProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-14" />
      <ol>
        {entries.map(({ key, date, title, text }, index) => {
          const last = index === entries.length - 1
          return (
            <li
              key={key}
              className={clsx(
                'relative grid gap-x-16 gap-y-3 pl-10 md:grid-cols-[minmax(9rem,3fr)_9fr] md:pl-14',
                last ? 'pb-2' : 'pb-14 lg:pb-20',
                !last &&
                  'before:absolute before:top-8 before:bottom-0 before:left-[0.4375rem] before:w-0.5 before:bg-ink md:before:left-[0.6875rem]',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-3 left-0 size-4 rounded-full border-2 border-ink md:size-6 md:top-4',
                  last && 'bg-lantern',
                )}
              />
              <p className="figure text-ink">{date}</p>
              <div className="max-w-2xl md:pt-2">
                <h3 className="title-m text-ink">{title}</h3>
                {text && <p className="mt-3 text-lead">{text}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </Band>
  )
}
