const KEY = 'search-by-slash'

/** Whether a key press is a search shortcut rather than typing in a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const byLetter = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
  const bySlash = key === '/' && !ctrlKey && !metaKey && !altKey
  if (!byLetter && !bySlash) return false
  if (target instanceof Element && target.closest('input,select,textarea,[role=dialog]'))
    return false
  if (target instanceof HTMLElement && target.isContentEditable) return false
  return byLetter || opensBySlash()
}

/** WCAG 2.1.4: single-character shortcuts can be turned off, since speech input may trigger them. */
export function opensBySlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setOpensBySlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Without storage the setting cannot change.
  }
}
