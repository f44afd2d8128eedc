import type { ChatState } from '@/consent/chat'
import { DECIDED_EVENT } from '@/consent/decide'
import { allows, isUndecided } from '@/consent/read-consent'
import { cookiePolicyHref } from '@/lib/routes'

const CHAT_MESSAGE_AFTER = 2000

// Most visitors need none of these.
const chat = () => import('@/consent/chat')
const banner = () => import('@/consent/consent-banner')
const settings = () => import('@/consent/open-consent-settings')
const ignore = () => {}

let started = false

/** Once for each page that is loaded: the banner if it is needed, the chat if it is allowed. */
export function afterLoad(version: string): void {
  if (started) return
  started = true
  window.addEventListener(DECIDED_EVENT, () => {
    chat()
      .then(({ followConsent }) => followConsent())
      .catch(ignore)
  })
  // In a frame it is the Studio's preview: its editors decide nothing there.
  if (isUndecided(version) && window.self === window.top) {
    whenIdle(() => {
      banner()
        .then(({ showBanner }) => showBanner())
        .catch(ignore)
    })
  }
  setTimeout(() => void reportChat(version), CHAT_MESSAGE_AFTER - performance.now())
}

/** The settings, or what explains them where they cannot be loaded. */
export function openSettings(): void {
  settings()
    .then(({ openConsentSettings }) => openConsentSettings())
    .catch(() => location.assign(cookiePolicyHref()))
}

/** Safari has had no word for it until lately. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run)
}

/** The specification's load message: said once for each page that is loaded, whatever came of it. */
async function reportChat(version: string): Promise<void> {
  let state: ChatState = 'not allowed'
  if (allows('chat', version)) {
    state = await chat()
      .then(({ startChat }) => startChat())
      .catch(() => 'failed')
  }
  console.info(`Chat widget: ${state}`)
}
