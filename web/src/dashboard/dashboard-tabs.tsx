'use client'
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type DashboardTabsProps = { tabs: readonly { title: string; panel: ReactNode }[] }

/** The first tab is shown at first. */
export function DashboardTabs({ tabs }: DashboardTabsProps) {
  return (
    <Tabs.Root defaultValue={tabs[0]?.title}>
      <Tabs.List
        activateOnFocus
        className="scroll-cue flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ title }) => (
          <Tabs.Tab
            key={title}
            value={title}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent text-small font-semibold text-ink-mute -outline-offset-2 hover:text-ink data-active:border-lantern data-active:text-ink"
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ title, panel }) => (
        <Tabs.Panel key={title} value={title}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
