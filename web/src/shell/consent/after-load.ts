import { type ChatState, isChatHere, startChat } from '@/chat/start-chat'
import { allows, isUndecided } from '@/consent/allows'
import { DECIDED_EVENT } from '@/consent/decide'
import { openConsentSettings } from '@/consent/open-consent-settings'
import { cookiePolicyHref } from '@/routes/hrefs'

const CHAT_MESSAGE_AFTER = 2000

let started = false

/** Once for each page that is loaded: the banner if it is needed, the chat if it is allowed. */
export function afterLoad(version: string): void {
  if (started) return
  started = true
  window.addEventListener(DECIDED_EVENT, () => void obey())
  // In a frame it is the Studio's preview: its editors decide nothing there.
  if (isUndecided(version) && window.self === window.top) {
    whenIdle(() =>
      import('@/consent/show-banner').then(
        ({ showBanner }) => showBanner(),
        () => {},
      ),
    )
  }
  setTimeout(() => void reportChat(version), CHAT_MESSAGE_AFTER - performance.now())
}

/** Safari has had no word for it until lately. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run)
}

/** The settings, or what explains them where they cannot be loaded. */
export function openSettings(): void {
  openConsentSettings().catch(() => location.assign(cookiePolicyHref()))
}

/** The specification's load message: said once for each page that is loaded, whatever came of it. */
async function reportChat(version: string): Promise<void> {
  const state: ChatState = allows('chat', version)
    ? await startChat().catch(() => 'failed' as const)
    : 'not allowed'
  console.info(`Chat widget: ${state}`)
}

async function obey(): Promise<void> {
  const state = await startChat().catch(() => 'failed' as const)
  // What runs already cannot be taken back otherwise.
  if (state === 'not allowed' && isChatHere()) location.reload()
}
