import { consentSettings } from './consent-settings'
import { allows } from './read-consent'

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

/** Loads the chat that a visitor has just allowed, or unloads the one that they no longer allow. */
export async function followConsent(): Promise<void> {
  const state = await startChat()
  // A script that runs can only be unloaded with its page.
  if (state === 'not allowed' && loading) location.reload()
}

/** Asks the provider to open its window; false when it does not answer. */
function openChatWindow(): boolean {
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

/**
 * What a Chat button does. False means that Technical Support should open instead: there is no chat, it does not
 * answer, or the visitor would rather send a request.
 */
export async function openChat(): Promise<boolean> {
  try {
    let state = await startChat()
    if (state === 'not allowed') {
      const { openConsentSettings } = await import('./settings-dialog')
      const outcome = await openConsentSettings('chat')
      if (outcome === 'instead') return false
      state = await startChat()
      // They closed the settings, or saved without allowing it.
      if (state === 'not allowed') return true
    }
    return state === 'loaded' && openChatWindow()
  } catch {
    return false
  }
}
