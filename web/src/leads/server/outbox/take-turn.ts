import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'
import { nextSlot, type PaceLimits, withSlot } from './pace.ts'

/** Whose turn is taken, and by which limits and clock. */
export type Chat = { chat: string; limits: PaceLimits; clock: () => number }

export type Turn<Used> =
  | { outcome: 'taken'; used: Used }
  /** Too early for another message. */
  | { outcome: 'early'; freeAt: number }
  /** There was no use for it, so it is left to others. */
  | { outcome: 'unused' }

/**
 * Takes the chat's next turn to send one message, if it is time, together with what `use` does.
 * All servers that share the database take turns of one chat one after the other.
 */
export async function takeTurn<Used>(
  database: LeadsDatabase,
  { chat, limits, clock }: Chat,
  use: (transaction: LeadsDatabase, now: number) => Promise<Used | undefined>,
): Promise<Turn<Used>> {
  return database.transaction().execute(async (transaction) => {
    // Writing first locks the chat on both databases, and a SQLite transaction that read first could fail here.
    const row = await transaction
      .insertInto('chat_pace')
      .values({ chat, sent_at: '[]', held_until: 0 })
      .onConflict((conflict) => conflict.column('chat').doUpdateSet({ chat }))
      .returningAll()
      .executeTakeFirstOrThrow()
    const now = clock()
    const sentAt = JSON.parse(row.sent_at) as number[]
    const freeAt = nextSlot({ sentAt, heldUntil: row.held_until }, limits, now)
    if (freeAt > now) return { outcome: 'early', freeAt }
    const used = await use(transaction, now)
    if (used === undefined) return { outcome: 'unused' }
    await transaction
      .updateTable('chat_pace')
      .set({ sent_at: JSON.stringify(withSlot(sentAt, limits, now)) })
      .where('chat', '=', chat)
      .execute()
    return { outcome: 'taken', used }
  })
}
