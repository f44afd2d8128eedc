import { consentSettings } from '@/consent/consent-settings'
import { allows } from '@/consent/read-consent'

/** Sent to the window when a visitor presses a Chat button; the provider's script answers by `preventDefault()`. */
const OPEN_EVENT = 'chat:open'

export type ChatState = 'loaded' | 'failed' | 'not allowed' | 'not configured'

let loading: Promise<ChatState> | undefined

/** Loads the provider's script, once, if there is a provider and the visitor allows it. */
export async function startChat(): Promise<ChatState> {
  const { texts, chat } = await consentSettings()
  if (!chat) return 'not configured'
  if (!allows('chat', texts.version)) return 'not allowed'
  loading ??= loadScript(chat.src, chat.id)
  const state = await loading
  if (state === 'failed') loading = undefined
  return state
}

/** Loads the chat that a visitor has just allowed, or takes back the one that they no longer do. */
export async function followConsent(): Promise<void> {
  const state = await startChat()
  // What runs already cannot be taken back otherwise.
  if (state === 'not allowed' && loading) location.reload()
}

/** Asks the provider to open its window; false when it does not answer. */
export function openChatWindow(): boolean {
  return !window.dispatchEvent(new Event(OPEN_EVENT, { cancelable: true }))
}

function loadScript(src: string, id: string): Promise<ChatState> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset.chatId = id
    script.onload = () => resolve('loaded')
    script.onerror = () => {
      script.remove()
      resolve('failed')
    }
    document.head.append(script)
  })
}
