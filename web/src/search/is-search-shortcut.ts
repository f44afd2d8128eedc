const KEY = 'search-by-slash'
const FIELD = 'input,select,textarea,dialog,[role=dialog]:not([popover])'

/** Whether a key press is a search shortcut rather than typing in a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  // By its place where the keys write no Latin letters.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key))
  const byLetter = isK && (ctrlKey || metaKey) && !shiftKey
  const bySlash = key === '/' && !ctrlKey && !metaKey
  if ((!byLetter && !bySlash) || altKey || isComposing) return false
  // The path leads into open shadow roots, such as those of chats.
  const isTyped = event
    .composedPath()
    .some((each) => each instanceof HTMLElement && (each.matches(FIELD) || each.isContentEditable))
  return !isTyped && (byLetter || opensBySlash())
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
