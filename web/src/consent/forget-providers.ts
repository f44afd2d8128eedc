import { CONSENT_KEY } from './read-consent'

/** What the site itself keeps in a browser; the cookie policy's table has a row for each. */
export const OWN_KEYS = [CONSENT_KEY, 'unsent-request', 'search-by-slash']

/** Erases what providers have stored on our domain. */
export function forgetProviders(): void {
  // Our own cookies, those of editors, cannot be read by scripts.
  for (const cookie of document.cookie.split('; ')) erase(cookie.split('=')[0] ?? '')
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!isOwn(key)) storage.removeItem(key)
  }
}

function isOwn(key: string): boolean {
  return (
    key.startsWith('__next') || OWN_KEYS.some((own) => key === own || key.startsWith(`${own}:`))
  )
}

function erase(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
