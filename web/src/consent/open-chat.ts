import { openConsentSettings } from '@/consent/open-consent-settings'
import { openChatWindow, startChat } from './chat'

/**
 * What a Chat button does. Answers whether that is done with; otherwise Technical Support should open: because there is
 * no chat, because it does not answer, or because the visitor would rather send a request.
 */
export async function openChat(): Promise<boolean> {
  try {
    let state = await startChat()
    if (state === 'not allowed') {
      const outcome = await openConsentSettings('chat')
      if (outcome === 'instead') return false
      state = await startChat()
      // They looked at what it means and closed it, or saved without allowing it.
      if (state === 'not allowed') return true
    }
    return state === 'loaded' && openChatWindow()
  } catch {
    return false
  }
}
