/** What a page says when its buttons have come alive. */
export const PAGE_ALIVE = 'page-alive'

/**
 * Keeps the last press of a button that does nothing yet, and repeats it when the page has come alive. Links and forms
 * need no help: they work without a script.
 */
export function keepEarlyPress(pageAlive: string): void {
  let pressed: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type=button]') : null
  }
  const repeat = () => {
    removeEventListener('click', keep, true)
    setTimeout(() => pressed?.click())
  }
  addEventListener('click', keep, true)
  addEventListener(pageAlive, repeat, { once: true })
}
