/** Between a panel and its figure, and the edge of the window. */
const GAP = 8
const EDGE = 16

/** It stands beside what React draws: a note that is changed before hydration would be drawn anew. */
const panel = document.createElement('div')
panel.setAttribute('popover', 'auto')
panel.setAttribute('role', 'dialog')
panel.tabIndex = -1
// The classes are used elsewhere, too: the styles in a page do not grow.
panel.className =
  'absolute rounded-md border border-line-strong bg-paper p-5 text-small text-ink shadow-panel'
Object.assign(panel.style, { inset: 'auto', margin: '0', width: 'min(22rem, 100vw - 2rem)' })

const register = document.createElement('a')
register.className = 'mt-2 inline-block text-link'
register.textContent = 'In the register of figures'
register.addEventListener('click', close)

const mark = document.createElement('button')
mark.type = 'button'
mark.setAttribute('aria-label', 'Close')
mark.className =
  'absolute top-0 right-0 grid size-11 place-items-center text-title-m text-ink-mute hover:text-ink'
mark.textContent = '×'
mark.addEventListener('click', close)

/** The figure that the panel is beside. */
let shown: HTMLAnchorElement | undefined
/** The figure whose panel a press has closed: its click must not open it again. */
let closed: HTMLAnchorElement | undefined

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    closed = isOpen() && target instanceof Node && shown?.contains(target) ? shown : undefined
  },
  true,
)
panel.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) close()
})
addEventListener('popstate', close)
addEventListener('resize', () => isOpen() && place())
addEventListener('scroll', () => isOpen() && isLeaving() && close(), { passive: true })

const isOpen = () => panel.matches(':popover-open')

/** The foot of the header, which the panel would cover. */
const headerEnd = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

let lastTop = 0

/** Whether it is being scrolled under the header; a figure that takes the focus may still scroll into view. */
function isLeaving(): boolean {
  const before = lastTop
  lastTop = panel.getBoundingClientRect().top
  return lastTop < Math.min(before, headerEnd())
}

/** Shows the note of a figure beside it: the browser closes it by Escape and by a click elsewhere. */
export function openPanel(link: HTMLAnchorElement): void {
  const isSecond = closed === link
  closed = undefined
  if (isSecond) {
    close()
    return
  }
  const at = [...document.querySelectorAll('[data-figure]')].indexOf(link)
  const note = document.querySelectorAll<HTMLElement>('[data-figure-note]')[at]
  if (!note) {
    location.assign(link.href)
    return
  }
  panel.replaceChildren(...note.cloneNode(true).childNodes, register, mark)
  panel.firstElementChild?.classList.add('pr-8')
  register.previousElementSibling?.classList.add('mt-2', 'text-ink-mute')
  register.href = link.href
  panel.setAttribute('aria-label', `What ${link.textContent} counts`)
  if (!panel.isConnected) document.body.append(panel)
  shown = link
  // A click does not focus a link in Safari; the focus returns to it.
  link.focus({ preventScroll: true })
  // With a source, Tab goes from the panel to what follows the figure.
  panel.showPopover({ source: link })
  place()
  panel.focus({ preventScroll: true })
}

function close(): void {
  panel.hidePopover()
}

/** Below the figure, or above where there is no room, and within the window. It scrolls with the page. */
function place(): void {
  // With its label, which the panel must not cover.
  const figure = (shown?.closest('dl > *') ?? shown)?.getBoundingClientRect()
  if (!figure) return
  const { clientWidth, clientHeight } = document.documentElement
  const { style, offsetWidth, offsetHeight } = panel
  const left = Math.max(EDGE, Math.min(figure.left, clientWidth - offsetWidth - EDGE))
  const above = figure.top - GAP - offsetHeight
  const below = figure.bottom + GAP
  const top = below + offsetHeight > clientHeight && above > headerEnd() ? above : below
  style.left = `${scrollX + left}px`
  style.top = `${scrollY + top}px`
  lastTop = top
}
