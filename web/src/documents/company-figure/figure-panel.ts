const NOTE = '[data-figure-note]'
/** Between a panel and its figure, and the edge of the window. */
const GAP = 8
const EDGE = 16

addEventListener('popstate', close)

/** Shows the note of a figure beside it: the browser closes it by Escape and by a click elsewhere. */
export function openPanel(link: HTMLAnchorElement): void {
  const at = [...document.querySelectorAll('[data-figure]')].indexOf(link)
  const note = document.querySelectorAll<HTMLElement>(NOTE)[at]
  if (!note) {
    location.assign(link.href)
    return
  }
  if (!note.hasAttribute('popover')) toPanel(note, link.href)
  // A click does not focus a link in Safari; the focus returns to it.
  link.focus({ preventScroll: true })
  note.showPopover?.()
  // With its label, which the panel must not cover.
  place(note, (link.closest('dl > *') ?? link).getBoundingClientRect())
  note.focus({ preventScroll: true })
}

/** A page that is left may stay in the document. */
function close(): void {
  for (const note of document.querySelectorAll<HTMLElement>(`${NOTE}[popover]`))
    note.hidePopover?.()
}

/** The classes are used elsewhere, too: the styles in a page do not grow. */
function toPanel(note: HTMLElement, href: string): void {
  note.setAttribute('popover', 'auto')
  note.setAttribute('role', 'note')
  note.tabIndex = -1
  note.className =
    'absolute rounded-md border border-line-strong bg-paper p-5 text-small text-ink shadow-panel'
  Object.assign(note.style, { inset: 'auto', margin: '0', width: 'min(22rem, 100vw - 2rem)' })
  note.lastElementChild?.classList.add('mt-2', 'text-ink-mute')
  const link = document.createElement('a')
  link.href = href
  link.className = 'mt-2 inline-block text-link'
  link.textContent = 'In the register of figures'
  link.addEventListener('click', close)
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.setAttribute('aria-label', 'Close')
  mark.className =
    'absolute top-0 right-0 grid size-11 place-items-center text-title-m text-ink-mute hover:text-ink'
  mark.textContent = '×'
  mark.addEventListener('click', close)
  note.firstElementChild?.classList.add('pr-8')
  note.append(link, mark)
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
