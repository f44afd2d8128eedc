import {
  type Category,
  CONSENT_KEY,
  type Consent,
  FIRST_VISIT_KEY,
  keepConsent,
  RELOAD_EVENT,
  readConsent,
} from '../../lib/read-consent'
import type { ConsentTexts } from './consent.query'

/** Stores a visitor's choice and applies it. */
export function decide(
  choice: 'all' | 'essential' | 'custom',
  categories: Category[],
  { version, savedText }: Pick<ConsentTexts, 'version' | 'savedText'>,
): void {
  const before = readConsent().categories
  const consent: Consent = { choice, categories, version, decidedAt: new Date().toISOString() }
  keepConsent(consent)
  if (before.some((category) => !categories.includes(category))) forgetProviders()
  announce(savedText)
  window.dispatchEvent(new Event(DECIDED_EVENT))
}

/** Dispatched on the window after a visitor's decision, here or in another tab. */
export const DECIDED_EVENT = 'cookie-consent-decided'

const LONG_ENOUGH = 5000

/** Announces a text politely to screen readers. */
export function announce(text: string): void {
  const region = document.createElement('p')
  region.setAttribute('role', 'status')
  region.className = 'sr-only'
  document.body.append(region)
  // Screen readers announce changes only in an existing region.
  setTimeout(() => region.append(text), 200)
  setTimeout(() => region.remove(), LONG_ENOUGH)
}

/** The site's storage keys (or prefixes before a colon); the cookie policy's table lists each. */
export const OWN_KEYS = [
  CONSENT_KEY,
  FIRST_VISIT_KEY,
  'unsent-request',
  'receipts',
  'search-by-slash',
]

/** Erases what third-party scripts have stored on our domain. */
function forgetProviders(): void {
  // Our own cookies, for editors only, are not readable by scripts.
  for (const cookie of document.cookie.split('; ')) erase(cookie.split('=')[0] ?? '')
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!isOwn(key)) storage.removeItem(key)
    }
  } catch {
    // Storage may be forbidden; then nothing was stored.
  }
}

// In ms.
const RELOAD_TRIED_EVERY = 1000

/**
 * Unloads a script of another company, which only ends with its page, and erases what it stores while it ends. While
 * a form holds what was typed, the page stays, unless `isAllowed` says that the script is allowed again.
 */
export function unloadProviders(isAllowed: () => boolean): void {
  const timer = setInterval(reload, RELOAD_TRIED_EVERY)
  reload()

  function reload(): void {
    const isOver = isAllowed()
    if (!isOver && (holdsInput() || !window.dispatchEvent(reloadEvent()))) return
    clearInterval(timer)
    if (isOver) return
    for (const end of ['pagehide', 'visibilitychange'])
      window.addEventListener(end, forgetProviders)
    location.reload()
  }
}

const reloadEvent = () => new Event(RELOAD_EVENT, { cancelable: true })

/** Whether a control of the page holds something else than at first. */
function holdsInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')].some(
    (control) =>
      control instanceof HTMLOptionElement
        ? control.selected !== control.defaultSelected && control.value !== ''
        : /^(checkbox|radio)$/.test(control.type)
          ? control.checked !== control.defaultChecked
          : control.value !== control.defaultValue,
  )
}

function isOwn(key: string): boolean {
  return OWN_KEYS.some((own) => key === own || key.startsWith(`${own}:`))
}

function erase(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
