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

/** Beginnings: the API, Next's own files, and the folders of `public`. */
const FOLDERS = ['/api/', '/_next/', '/icons/']

/** Whether the site answers an address by itself, whatever editors have written. */
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
