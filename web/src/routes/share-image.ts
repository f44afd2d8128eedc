import { homeHref } from '@/routes/hrefs'

const START = '/og'

/** Where the picture of a page for shared links is drawn. */
export function shareImageHref(path: string): string {
  return path === homeHref() ? START : START + path
}

/** The page whose picture stands at an address. */
export function pathOfShareImage(href: string): string | undefined {
  if (href === START) return homeHref()
  return href.startsWith(`${START}/`) ? href.slice(START.length) : undefined
}
