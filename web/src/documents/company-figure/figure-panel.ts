const LINK = '[data-figure]'
const NOTE = '.figure-note'
/** Between a panel and its figure, and the edge of the window. */
const GAP = 8
const EDGE = 16

/** Opens what a figure counts beside it. Browsers without popovers follow the link to the register. */
export function listenForFigures(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return
    const link = target.closest<HTMLElement>(LINK)
    // A link in the panel leads to another page, which Back leaves.
    if (!link) return target.closest('a') ? close() : undefined
    const at = [...document.querySelectorAll(LINK)].indexOf(link)
    const note = document.querySelectorAll<HTMLElement>(NOTE)[at]
    if (!note?.showPopover) return
    event.preventDefault()
    // A click does not focus a link in Safari; the focus returns to it.
    link.focus({ preventScroll: true })
    note.showPopover()
    place(note, link.getBoundingClientRect())
    note.focus({ preventScroll: true })
  })
  addEventListener('popstate', close)
}

function close(): void {
  for (const note of document.querySelectorAll<HTMLElement>(NOTE)) note.hidePopover?.()
}

/** Below the figure, or above where there is no room, and within the window. It scrolls with the page. */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, figure: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(EDGE, Math.min(figure.left, clientWidth - offsetWidth - EDGE))
  const above = figure.top - GAP - offsetHeight
  const below = figure.bottom + GAP
  const top = below + offsetHeight > clientHeight && above > 0 ? above : below
  style.left = `${scrollX + left}px`
  style.top = `${scrollY + top}px`
}
