import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; children: ReactNode }

/** Scrolls wide content sideways, also by keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={stegaClean(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className="scroll-cue overflow-x-auto"
    >
      {children}
    </section>
  )
}
