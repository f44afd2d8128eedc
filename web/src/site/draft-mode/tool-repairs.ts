// Defects of @sanity/visual-editing 6.1.3, for which no upstream issue was found as of 2026-11.

/**
 * The submenu "Move" of a section is measured by the menu that it opens beside, which leaves it no width. Remove when
 * "Up" and "Down" can be read without this.
 */
export const SUBMENU_STYLE = '[data-ui="MenuGroup__popover"] { max-width: none !important }'

/** The share of an element that must be visible at once before Sanity's tools take notice of it. */
const THEIR_THRESHOLD = 0.3

/**
 * A section that is taller than three screens is never visible to 30 %, and so could not be selected, moved or removed.
 * To be called before the tools start. Remove when they notice tall elements.
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
