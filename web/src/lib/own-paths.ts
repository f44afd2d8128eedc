import {
  galleryHref,
  homeHref,
  isAccountPath,
  isFeedPath,
  pathOfShareImage,
  searchHref,
} from '@/lib/routes'

/** Files that Next makes from `app`. */
const FILES = new Set([
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
])

/** Path prefixes: the API, Next's files, and the folders of `public`. */
const FOLDERS = ['/api/', '/_next/', '/icons/']

/** Whether a path belongs to the site's code, whatever editors have entered. */
export function isOwnPath(path: string): boolean {
  return (
    path === homeHref() ||
    path === searchHref() ||
    path === galleryHref() ||
    isAccountPath(path) ||
    isFeedPath(path) ||
    pathOfShareImage(path) !== undefined ||
    FILES.has(path) ||
    FOLDERS.some((start) => path.startsWith(start))
  )
}

/** A decoded path; invalid percent-encoding stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
