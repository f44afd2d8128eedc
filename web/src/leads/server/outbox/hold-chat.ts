import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

type Hold = { chat: string; until: number }

/** Lets every server leave a chat alone until the service takes messages for it again. */
export async function holdChat(database: LeadsDatabase, { chat, until }: Hold): Promise<void> {
  await database
    .insertInto('chat_pace')
    .values({ chat, sent_at: '[]', held_until: until })
    .onConflict((conflict) => conflict.column('chat').doUpdateSet({ held_until: until }))
    .execute()
}
