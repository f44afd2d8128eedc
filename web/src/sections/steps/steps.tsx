import clsx from 'clsx'
import type { ComponentType } from 'react'
import type { SectionProps } from '@/sections/section'
import { Contents } from '@/sections/steps/contents'
import { Timeline } from '@/sections/steps/timeline'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

type StepsProps = SectionProps<'steps'>

const looks: Record<StepsProps['look'], ComponentType<StepsProps>> = {
  path: Path,
  timeline: Timeline,
  contents: Contents,
}

/** Steps in their order: a process, a story by its dates, or the chapters of a report. */
export function Steps(props: StepsProps) {
  const Look = looks[props.look] ?? Path
  return <Look {...props} />
}

/** Numbered stops on a path; the last one is highlighted. */
function Path({ steps, anchor, ...heading }: StepsProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-14" />
      <FoldedList
        as="ol"
        shown={steps.length > 4 ? 2 : 4}
        names={steps.map(({ title }) => title)}
        kind="steps"
        className="grid gap-x-8 lg:auto-cols-fr lg:grid-flow-col"
      >
        {steps.map(({ _key, title, text, note }, index) => {
          const last = index === steps.length - 1
          return (
            <li
              key={_key}
              className={clsx(
                'thread-across relative pb-6 pl-14 sm:pb-8 lg:row-span-3 lg:grid lg:grid-rows-subgrid',
                !last && 'thread',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'title-s absolute top-0 left-0 grid size-10 place-items-center rounded-full border-2 border-ink tabular',
                  last ? 'bg-lantern text-ink' : 'bg-paper-sunk text-ink',
                )}
              >
                {index + 1}
              </span>
              {note && <p className="mb-1 text-small text-ink-mute tabular">{note}</p>}
              {title && <h3 className="title-m text-ink lg:row-start-2">{title}</h3>}
              {text && <p className="mt-2 lg:row-start-3">{text}</p>}
            </li>
          )
        })}
      </FoldedList>
    </Band>
  )
}
