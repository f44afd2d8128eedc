'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type CodeTabsProps = {
  /** What the tabs choose between. */
  label: string
  tabs: readonly { key: string; title: string; panel: ReactNode }[]
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Several examples in one place, of which one shows. */
export function CodeTabs({ label, tabs }: CodeTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  function choose(event: KeyboardEvent) {
    const next = steps[event.key]?.(active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

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
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={choose}
            className="min-h-12 shrink-0 border-b-2 border-transparent px-3 text-small font-semibold text-on-night-soft hover:text-on-night focus-visible:-outline-offset-2 aria-selected:border-lantern aria-selected:text-on-night forced-colors:not-aria-selected:border-[Canvas]"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
