'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTabs } from '@/ui/use-tabs'

type DashboardTabsProps = { tabs: readonly { title: string; panel: ReactNode }[] }

export function DashboardTabs({ tabs }: DashboardTabsProps) {
  const { list, active, tab, panel: panelProps } = useTabs(tabs.length)
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Your work"
        className="scroll-cue flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            {...tab(index)}
            className={clsx(
              'min-h-12 shrink-0 border-b-2 text-small font-semibold focus-visible:-outline-offset-2',
              index === active
                ? 'border-lantern text-ink'
                : 'border-transparent text-ink-mute hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, panel }, index) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel has no other focusable element
        <div key={title} {...panelProps(index)} tabIndex={0}>
          {panel}
        </div>
      ))}
    </>
  )
}
