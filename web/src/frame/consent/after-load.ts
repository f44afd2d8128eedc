import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { inTime } from '@/lib/in-time'
import { whenIdle } from '@/lib/when-idle'
import { allows, CONSENT_KEY, FIRST_VISIT_KEY, isUndecided } from '../../lib/read-consent'
import type { ChatState } from './chat'
import { cookiePolicyHref } from './consent-routes'
import { DECIDED_EVENT } from './decide'

const CHAT_MESSAGE_AFTER = 2000

// Loaded on demand: most visitors need none of these.
const chat = () => import('./chat')
const analytics = () => import('./analytics')
const banner = () => import('./consent-banner')
const settings = () => import('./settings-dialog')
const visit = () => import('@/leads/client/visit')
const ignore = () => {}

let started = false

/** Runs once per page load: shows the banner if needed, loads the chat if allowed. */
export function afterLoad(version: string): void {
  if (started) return
  started = true
  window.addEventListener(DECIDED_EVENT, () => {
    chat()
      .then(({ followConsent }) => followConsent())
      .catch(ignore)
    followMarketing(version)
  })
  window.addEventListener('storage', ({ key }) => {
    // The visitor decided in another tab.
    if (key === CONSENT_KEY) window.dispatchEvent(new Event(DECIDED_EVENT))
  })
  followMarketing(version)
  // Inside a frame the page is the Studio's preview, which needs no consent.
  if (isUndecided(version) && window.self === window.top) {
    whenIdle(() => {
      banner()
        .then(({ showBanner }) => showBanner())
        .catch(ignore)
    })
  }
  setTimeout(() => void reportChat(version), CHAT_MESSAGE_AFTER - performance.now())
}

// In ms. Then the title is the page's own, and a page that only led to another one is left.
const VIEWED_AFTER = 300

/** Tells the measurement of each page that is shown, once it is allowed. Draws nothing. */
export function PageViews({ version }: { version: string }) {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is another view
  useEffect(() => {
    let isTold = false
    const view = () => {
      if (isTold || !allows('analytics', version) || window.self !== window.top) return
      isTold = true
      analytics()
        .then(({ viewPage }) => viewPage())
        .catch(ignore)
    }
    const timer = setTimeout(view, VIEWED_AFTER)
    window.addEventListener(DECIDED_EVENT, view)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(DECIDED_EVENT, view)
    }
  }, [path, version])
  return null
}

/** Opens the settings; if they cannot be loaded, the cookie policy. */
export function openSettings(): void {
  inTime(settings())
    .then(({ openConsentSettings }) => openConsentSettings())
    .catch(() => location.assign(cookiePolicyHref()))
}

/** Keeps the first visit with consent to marketing, and forgets it without. */
function followMarketing(version: string): void {
  if (allows('marketing', version)) {
    visit()
      // The consent may be withdrawn while the code loads.
      .then(({ keepFirstVisit }) => allows('marketing', version) && keepFirstVisit())
      .catch(ignore)
  } else {
    try {
      localStorage.removeItem(FIRST_VISIT_KEY)
    } catch {
      // Storage may be forbidden; then nothing is kept.
    }
  }
}

/** Whether the chat was loaded, logged once per page load. */
async function reportChat(version: string): Promise<void> {
  let state: ChatState = 'not allowed'
  if (allows('chat', version)) {
    state = await chat()
      .then(({ startChat }) => startChat())
      .catch(() => 'failed')
  }
  console.info(`Chat widget: ${state}`)
}
