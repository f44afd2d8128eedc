const LONG_ENOUGH = 5000

/** Has a screen reader say something, politely, wherever the visitor is. */
export function announce(text: string): void {
  const region = document.createElement('p')
  region.role = 'status'
  region.className = 'sr-only'
  document.body.append(region)
  // Only what changes in a region that is there already is announced.
  setTimeout(() => region.append(text), 200)
  setTimeout(() => region.remove(), LONG_ENOUGH)
}
