'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Props of tabs and panels. Base UI's Tabs would add 11 KB to every first load with tabs. */
export function useTabs(count: number) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  function choose(event: KeyboardEvent) {
    const next = steps[event.key]?.(active, count)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return {
    list,
    active,
    tab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: `${id}-tab-${index}`,
      'aria-selected': index === active,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === active ? 0 : -1,
      onClick: () => setActive(index),
      onKeyDown: choose,
    }),
    panel: (index: number) => ({
      role: 'tabpanel',
      id: `${id}-panel-${index}`,
      'aria-labelledby': `${id}-tab-${index}`,
      hidden: index !== active,
    }),
  }
}
