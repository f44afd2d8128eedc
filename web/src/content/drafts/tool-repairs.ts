// Defects of @sanity/visual-editing 6.1.3, for which no upstream issue was found as of 2026-11.

/**
 * The width of a section's submenu "Move" is measured by its parent menu, which leaves none. Remove once "Up" and
 * "Down" are readable without this.
 */
export const SUBMENU_STYLE = '[data-ui="MenuGroup__popover"] { max-width: none !important }'

/** The visible share of an element from which Sanity's tools notice it. */
const THEIR_THRESHOLD = 0.3

/**
 * A section taller than three screens is never 30 % visible, and so could not be selected, moved or removed. Call this
 * before the tools start. Remove once they notice tall elements.
 */
export function noticeTallSections(): void {
  const Native = window.IntersectionObserver
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(
        callback,
        options?.threshold === THEIR_THRESHOLD ? { ...options, threshold: 0 } : options,
      )
    }
  }
}
