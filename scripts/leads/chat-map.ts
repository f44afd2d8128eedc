import { type ChatRoutes, readChatRoutes } from '../../web/src/leads/forms/chat-routes.ts'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/** The map of forms to chats; throws a `StartError` if `TELEGRAM_CHAT_IDS` is malformed or has no default beside it. */
export async function requireChatMap({
  telegram,
}: Pick<Settings, 'telegram'>): Promise<ChatRoutes> {
  const { chatId, chatIds } = telegram
  if (!chatIds) return new Map()
  if (!chatId) {
    throw new StartError(
      'TELEGRAM_CHAT_IDS needs TELEGRAM_CHAT_ID, the chat of everything that it does not name.',
    )
  }
  return readChatRoutes(chatIds).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error))
  })
}
