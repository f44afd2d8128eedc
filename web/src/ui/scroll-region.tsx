import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; children: ReactNode }

/** Makes wide content scroll sideways, also by keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={stegaClean(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className="scroll-cue overflow-x-auto"
    >
      {children}
    </section>
  )
}
