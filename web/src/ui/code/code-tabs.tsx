'use client'

import type { ReactNode } from 'react'
import { useTabs } from '@/ui/use-tabs'

type CodeTabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { key: string; title: string; panel: ReactNode }[]
}

export function CodeTabs({ label, tabs }: CodeTabsProps) {
  const { list, tab, panel: panelProps } = useTabs(tabs.length)
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
            className="min-h-12 shrink-0 border-b-2 border-transparent px-3 text-small font-semibold text-on-night-soft hover:text-on-night focus-visible:-outline-offset-2 aria-selected:border-lantern aria-selected:text-on-night"
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
