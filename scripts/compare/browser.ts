import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, systemChromium } from '../run/chromium.ts'
import { watchChanges } from './settle.ts'
import type { Visitor, Width } from './visits/visit.ts'

/** Viewport height for each width. */
const HEIGHTS = { 390: 844, 1280: 900 } as const

/** Starts the Chromium of the browser tests, with access to this machine only; `more` are further arguments. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: systemChromium(),
    // We handle Ctrl-C ourselves.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...CHROMIUM_ARGS,
      // Draws whole tiles: partial ones have edges that depend on earlier content.
      '--disable-partial-raster',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ...more,
    ],
  })
}

/** The state of a browser before it opens a page. */
export type Sight = {
  width: Width
  visitor: Visitor
  siteUrl: string
  /** The consent version that a decided visitor has answered. */
  consentVersion: string
  /** The origin, if it is not the site's. */
  origin?: string
  draftCookies: string
  /** The time that pages see. */
  now: number
  /** The time when the Studio opens. */
  studioNow: number
  height?: number
}

/** A new browser context with a fixed clock and seeded random numbers. */
export async function newContext(browser: Browser, sight: Sight): Promise<BrowserContext> {
  const { width, visitor, now } = sight
  const context = await browser.newContext({
    viewport: { width, height: sight.height ?? HEIGHTS[width] },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  if (visitor === 'editor') await context.addCookies(readCookies(sight))
  // The Studio waits on timers, so its clock runs.
  if (sight.origin) await context.clock.install({ time: sight.studioNow })
  else await context.clock.setFixedTime(now)
  await context.addInitScript(repeatChance)
  await context.addInitScript(stopMotion)
  await context.addInitScript(watchChanges, Boolean(sight.origin))
  if (sight.origin) await context.addInitScript(refuseFocus)
  if (visitor !== 'new') await context.addInitScript(rememberConsent, decision(sight))
  return context
}

/** The consent value of a visitor who refused all optional cookies. */
function decision({ consentVersion, now }: Sight) {
  const decidedAt = new Date(now).toISOString()
  const value = { choice: 'essential', categories: [], version: consentVersion, decidedAt }
  return JSON.stringify(value)
}

/** Runs in the page. Faster than a storage state, for which Playwright opens another page. */
function rememberConsent(value: string) {
  localStorage.setItem('cookie-consent', value)
}

const readCookies = ({ draftCookies, siteUrl }: Sight) =>
  draftCookies.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: siteUrl }
  })

/** Runs in the page. Text drawn during an animation can differ by a shade. */
function stopMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. The Studio focuses some fields on opening, which shows their buttons. */
function refuseFocus() {
  HTMLElement.prototype.focus = () => undefined
}

/** Runs in the page before its scripts: makes random numbers and ids repeatable. */
function repeatChance() {
  let state = 1
  const next = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  Math.random = next
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(array: Numbers): Numbers => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(next() * 256)
    }
    return array
  }
  let count = 0
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}` as const
}
