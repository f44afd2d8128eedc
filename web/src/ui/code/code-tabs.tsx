'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTabs } from '@/ui/use-tabs'

type CodeTabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { key: string; title: string; panel: ReactNode }[]
}

export function CodeTabs({ label, tabs }: CodeTabsProps) {
  const { list, active, tab, panel: panelProps } = useTabs(tabs.length)
  return (
    <div className="on-night overflow-hidden rounded-lg bg-night forced-colors:border">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="scroll-cue flex overflow-x-auto border-b border-night-line px-2"
      >
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            {...tab(index)}
            className={clsx(
              'min-h-12 shrink-0 border-b-2 px-3 text-small font-semibold focus-visible:-outline-offset-2',
              index === active
                ? 'border-lantern text-on-night'
                : 'border-transparent text-on-night-soft hover:bg-night-raised',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div key={key} {...panelProps(index)}>
          {panel}
        </div>
      ))}
    </div>
  )
}
