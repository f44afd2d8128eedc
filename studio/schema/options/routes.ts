/** Screens that are code, not content, so that a link cannot reference them. */
export const routes = [
  { title: 'Login', value: '/login' },
  { title: 'Sign up', value: '/signup' },
  { title: 'Forgot password', value: '/forgot-password' },
  { title: 'Dashboard', value: '/dashboard' },
]

const addresses = new Set([
  ...routes.map(({ value }) => value),
  '/search',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
])

/** Folders in which the site answers, or will answer, everything: no document lives there. */
const folders = ['/_next', '/api', '/icons', '/og']

/** The name of each feed, whatever area it belongs to. */
const feed = '/feed.xml'

/** Whether the site itself answers at this address, without any document. */
export function isCodeRoute(path: string): boolean {
  if (addresses.has(path) || path.endsWith(feed)) return true
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}
