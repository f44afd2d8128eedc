import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { systemChromium } from '../run/chromium.ts'
import { watchChanges } from './settle.ts'
import type { Visitor, Width } from './visits/visit.ts'

/** The window's height at each width. */
const HEIGHTS = { 390: 844, 1280: 900 } as const

/** Starts the same Chromium as the browser tests; no host but this machine can be reached. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemChromium(),
    // Ctrl-C is for us, who end it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // A tile is drawn in whole, or its edges would depend on what was there before.
      '--disable-partial-raster',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  })
}

/** What a browser knows before it opens a page. */
export type Sight = {
  width: Width
  visitor: Visitor
  siteUrl: string
  /** The version of the texts that a decided visitor has answered. */
  consentVersion: string
  /** The origin, if it is not the site's. */
  origin?: string
  /** The cookies of draft mode. */
  draftCookies: string
  /** The time that pages are told. */
  now: number
  /** The time at which the Studio opens. */
  studioNow: number
  height?: number
}

/** A browser without a past, whose clock stands still and whose chance repeats itself. */
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
  // The Studio waits by the clock, so its clock goes on.
  if (sight.origin) await context.clock.install({ time: sight.studioNow })
  else await context.clock.setFixedTime(now)
  await context.addInitScript(repeatChance)
  await context.addInitScript(stopMotion)
  await context.addInitScript(watchChanges, Boolean(sight.origin))
  if (sight.origin) await context.addInitScript(refuseFocus)
  if (visitor !== 'new') await context.addInitScript(rememberConsent, decision(sight))
  return context
}

/** The answer of somebody who has refused all that is not needed. */
function decision({ consentVersion, now }: Sight) {
  const decidedAt = new Date(now).toISOString()
  const value = { choice: 'essential', categories: [], version: consentVersion, decidedAt }
  return JSON.stringify(value)
}

/** Runs in the page. Quicker than a storage state, for which Playwright opens a page of its own. */
function rememberConsent(value: string) {
  localStorage.setItem('cookie-consent', value)
}

const readCookies = ({ draftCookies, siteUrl }: Sight) =>
  draftCookies.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: siteUrl }
  })

/** Runs in the page. What is drawn on its way to its place can differ by a shade from what is drawn there. */
function stopMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. The Studio sometimes focuses a field that it opens, which shows the field's buttons. */
function refuseFocus() {
  HTMLElement.prototype.focus = () => undefined
}

/** Runs in the page before its own code: random numbers and ids are the same each time. */
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
