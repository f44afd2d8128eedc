/** The localStorage key of the choice; named in the cookie policy. */
export const CONSENT_KEY = 'cookie-consent'

/** The localStorage key of the first visit (`leads/client/visit.ts`), kept with consent to marketing only. */
export const FIRST_VISIT_KEY = 'first-visit'

/** Dispatched on the window before withdrawn consent reloads the page; canceled by what would be lost. */
export const RELOAD_EVENT = 'consent-reload'

/** The optional categories, with the names of the cookie policy. */
export const CATEGORIES = ['analytics', 'chat', 'marketing', 'social'] as const
export type Category = (typeof CATEGORIES)[number]

/** A visitor's consent: chosen, signaled by the browser, or undecided. */
export type Consent = {
  choice: 'all' | 'essential' | 'custom' | 'gpc' | 'none'
  categories: Category[]
  /** The version of the texts at the time of the choice; '' without one. */
  version: string
  decidedAt: string | null
}

/** Six months in ms, as the cookie policy says; then the banner appears again. */
const LIFETIME = 183 * 24 * 60 * 60 * 1000

const UNDECIDED: Consent = { choice: 'none', categories: [], version: '', decidedAt: null }

/** The visitor's current consent. Imports nothing, so that any code can use it. */
export function readConsent(): Consent {
  const stored = readStored() ?? UNDECIDED
  if (!signalsPrivacy()) return stored
  // The signal overrides an earlier choice, except for the chat, which is chosen by name.
  const categories = stored.choice === 'custom' ? stored.categories.filter(isChat) : []
  return { ...stored, choice: 'gpc', categories }
}

/** Whether the browser sends Global Privacy Control. */
export function signalsPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** A choice that the browser refused to store: it counts until the page is left, and the next page asks again. */
let unstored: Consent | undefined

/** Keeps the visitor's choice, here and for the next pages. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
    unstored = undefined
  } catch {
    unstored = consent
  }
}

const isChat = (category: Category) => category === 'chat'

function readStored(): Consent | undefined {
  if (unstored) return unstored
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null')
    return isConsent(value) && isRecent(value.decidedAt) ? value : undefined
  } catch {
    // Storage may be forbidden or hold other data.
    return undefined
  }
}

function isConsent(value: unknown): value is Consent & { decidedAt: string } {
  const { choice, categories, version, decidedAt } = (value ?? {}) as Partial<Consent>
  return (
    (choice === 'all' || choice === 'essential' || choice === 'custom') &&
    Array.isArray(categories) &&
    categories.every((each) => CATEGORIES.includes(each)) &&
    typeof version === 'string' &&
    typeof decidedAt === 'string'
  )
}

/** Rejects future dates: a clock that was set back must not extend a choice. */
function isRecent(decidedAt: string): boolean {
  const age = Date.now() - Date.parse(decidedAt)
  return Math.abs(age) < LIFETIME
}

/** Whether a visitor allows a category; a choice for older texts does not count. */
export function allows(category: Category, version: string): boolean {
  const consent = readConsent()
  return consent.version === version && consent.categories.includes(category)
}

/** Whether to show the banner: no choice for this version of the texts, and no browser signal. */
export function isUndecided(version: string): boolean {
  const { choice, version: chosenBy } = readConsent()
  return choice !== 'gpc' && chosenBy !== version
}
