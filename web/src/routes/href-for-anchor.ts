/** Scrolls to the section of the same page that has this anchor. */
export function hrefForAnchor(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`
}
