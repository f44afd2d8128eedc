/** Paths opened from the search in this visit, latest first. Kept in memory only. */
let opened: string[] = []

const KEPT = 3

export function openedResults(): readonly string[] {
  return opened
}

export function rememberOpened(href: string): void {
  opened = [href, ...opened.filter((each) => each !== href)].slice(0, KEPT)
}
