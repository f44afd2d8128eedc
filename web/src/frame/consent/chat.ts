import { inTime } from '@/lib/in-time'
import { allows } from '../../lib/read-consent'
import { consentSettings } from './consent-settings'
import { unloadProviders } from './decide'
import { loadScript } from './load-script'

/**
 * Dispatched on the window when a visitor presses a Chat button; the provider's script handles it and calls
 * `preventDefault()`.
 */
const OPEN_EVENT = 'chat:open'

export type ChatState = 'loaded' | 'failed' | 'not allowed' | 'not configured'

let loading: Promise<'loaded' | 'failed'> | undefined

/** Loads the provider's script once, if there is a provider and consent. */
export async function startChat(): Promise<ChatState> {
  const { texts, chat } = await consentSettings()
  if (!chat) return 'not configured'
  if (!allows('chat', texts.version)) return 'not allowed'
  loading ??= loadScript(chat.src, { chatId: chat.id })
  const state = await loading
  if (state === 'failed') loading = undefined
  return state
}

/** Loads the chat after consent, or unloads it when consent is withdrawn. */
export async function followConsent(): Promise<void> {
  const { texts } = await consentSettings()
  const state = await startChat()
  if (state === 'not allowed' && loading) unloadProviders(() => allows('chat', texts.version))
}

// In ms: how long a visitor waits for a script that neither arrives nor fails.
const PATIENCE = 3000

const startInTime = (): Promise<ChatState> =>
  inTime(startChat(), PATIENCE).catch(() => 'failed' as const)

/** Asks the provider to open its window; false without an answer. */
function openChatWindow(): boolean {
  return !window.dispatchEvent(new Event(OPEN_EVENT, { cancelable: true }))
}

/**
 * Handles a Chat button. False means that Technical Support should open instead: there is no chat, it does not answer
 * in time, or the visitor prefers to send a request.
 */
export async function openChat(): Promise<boolean> {
  try {
    let state = await startInTime()
    if (state === 'not allowed') {
      const { openConsentSettings } = await inTime(import('./settings-dialog'))
      const outcome = await openConsentSettings('chat')
      if (outcome === 'instead') return false
      state = await startInTime()
      // The visitor closed the settings or saved without allowing the chat.
      if (state === 'not allowed') return true
    }
    return state === 'loaded' && openChatWindow()
  } catch {
    return false
  }
}
