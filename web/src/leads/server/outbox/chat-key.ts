import 'server-only'
import { createHash } from 'node:crypto'

/** What a chat is called in the database, which need not know who is written to. */
export function chatKey(chatId: string): string {
  return createHash('sha256').update(chatId).digest('hex')
}
