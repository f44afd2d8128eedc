/** What a page says when its buttons have come alive. */
export const PAGE_ALIVE = 'page-alive'

/**
 * Keeps the last press of a button that does nothing yet, and repeats it when the page has come alive. Links and what
 * sends a form need no help: they work without a script, or wait for it. A press is kept after it is over, since it may
 * itself bring the page to life and is answered then; it is repeated when React has done what it tells of in the middle.
 *
 * @param pageAlive the name of the event that tells so
 */
export function keepEarlyPress(pageAlive: string): void {
  let unanswered: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => {
    unanswered = null
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[type=button]')
    if (button) setTimeout(() => (unanswered = button))
  }
  const repeat = () => {
    removeEventListener('click', keep, true)
    const button = unanswered
    setTimeout(() => button?.click())
  }
  addEventListener('click', keep, true)
  addEventListener(pageAlive, repeat, { once: true })
}
