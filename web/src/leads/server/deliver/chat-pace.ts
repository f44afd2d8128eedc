import { createHash } from 'node:crypto'
import type { LeadsDatabase } from '../store/schema.ts'

/** A chat (`chatKey`), how many ms lie between two messages to it, and the clock. */
export type Chat = { chat: string; paceMs: number; clock: () => number }

/**
 * Takes the chat's next turn to send one message, in one statement: of all servers that share the database, one gets it.
 * Undefined if it is taken, otherwise when it may be asked for again (ms since 1970).
 */
export async function takeTurn(
  database: LeadsDatabase,
  { chat, paceMs, clock }: Chat,
): Promise<number | undefined> {
  const now = clock()
  const free_at = now + paceMs
  const taken = await database
    .insertInto('chat_turn')
    .values({ chat, free_at })
    .onConflict((conflict) =>
      conflict.column('chat').doUpdateSet({ free_at }).where('chat_turn.free_at', '<=', now),
    )
    .returning('chat')
    .executeTakeFirst()
  if (taken) return undefined
  const row = await database
    .selectFrom('chat_turn')
    .select('free_at')
    .where('chat', '=', chat)
    .executeTakeFirst()
  return row?.free_at ?? now
}

type Hold = { chat: string; until: number }

/** Makes all servers send nothing to a chat until then (ms since 1970), as a 429 of the service asks. */
export async function holdChat(database: LeadsDatabase, { chat, until }: Hold): Promise<void> {
  await database.updateTable('chat_turn').set({ free_at: until }).where('chat', '=', chat).execute()
}

/** The key of a chat in the database: a hash, since the database need not know the chat's id. */
export function chatKey(chatId: string): string {
  return createHash('sha256').update(chatId).digest('hex')
}
