import { isSearchShortcut } from '@/search/is-search-shortcut'

/** There are two buttons, for narrow and wide headers; one is visible. */
const visibleButton = () =>
  [...document.querySelectorAll<HTMLElement>('[data-search]')].find(
    (button) => button.getClientRects().length > 0,
  )

/**
 * Opens the search by its buttons and shortcuts, from before hydration on: what is typed next goes into its field.
 * Browsers that know `command` open it by the buttons without scripts.
 */
export function listenForSearch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search]')) openSearch()
  })
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event) && openSearch()) event.preventDefault()
  })
}

function openSearch(): boolean {
  const button = visibleButton()
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!button || !(dialog instanceof HTMLDialogElement)) return false
  if (dialog.open) return true
  // The focus returns to it; a click does not focus a button in Safari.
  button.focus({ preventScroll: true })
  dialog.showModal()
  return true
}
