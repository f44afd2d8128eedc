import { type ChatRoutes, readChatRoutes } from '../../web/src/leads/forms/chat-routes.ts'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/** The map of forms to chats; throws a `StartError` if `TELEGRAM_CHAT_IDS` is malformed. */
export async function requireChatMap({
  telegram,
}: Pick<Settings, 'telegram'>): Promise<ChatRoutes> {
  if (!telegram.chatIds) return new Map()
  return readChatRoutes(telegram.chatIds).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error))
  })
}
