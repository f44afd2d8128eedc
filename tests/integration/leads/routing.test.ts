import { describe, expect, test } from 'vitest'
import { readChatRoutes } from '@/leads/forms/chat-routes'
import { chatKey } from '@/leads/server/deliver/chat-pace'
import { type BotDouble, CHAT_ID, PRESS_CHAT, SALES_CHAT } from '../../support/bot-double'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, temporaryBot } from './open-test-leads'

const inquiry = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'g@bank.example',
  company: 'Bank',
  topic: 'plan',
  message: 'A quote, please.',
  terms: true,
}
const letter = { email: 'n@example.org' }

const chatsOf = ({ messages }: BotDouble) =>
  messages.map(({ chat, text }) => `${/^New (.*) Submission/.exec(text)?.[1]} → ${chat}`).sort()

describe.each(DATABASES)('routing on $kind', ({ newDatabase }) => {
  test('each form and topic goes to its chat, and all else to the default', async () => {
    const bot = await temporaryBot()
    const map = `sales-inquiry=${SALES_CHAT},sales-inquiry/research=${PRESS_CHAT}`
    const location = await newDatabase()
    const leads = await openTestLeads({
      location,
      bot: { url: bot.url, chatRoutes: await readChatRoutes(map) },
    })
    for (const [data, form] of [
      [inquiry, 'Sales Inquiry'],
      [{ ...inquiry, topic: 'research' }, 'Sales Inquiry'],
      [letter, 'Newsletter Subscription'],
    ] as const) {
      expect((await leads.answer(post(submission(data, form)))).status).toBe(202)
    }
    await until(() => bot.messages.length === 3)
    expect(chatsOf(bot)).toEqual(
      [
        `Newsletter Subscription → ${CHAT_ID}`,
        `Sales Inquiry → ${SALES_CHAT}`,
        `Sales Inquiry → ${PRESS_CHAT}`,
      ].sort(),
    )
    expect(bot.refusals).toEqual([])
  })

  test('a changed map applies to what still waits, and a chat that is held holds up no other', async () => {
    const bot = await temporaryBot()
    const location = await newDatabase()
    const before = await openTestLeads({ location })
    await before.answer(post(submission(letter, 'Newsletter Subscription')))
    await before.answer(post(submission(inquiry, 'Sales Inquiry')))
    const held = { chat: chatKey(CHAT_ID), free_at: Date.now() + 600_000 }
    await before.database.insertInto('chat_turn').values(held).execute()
    await before.close()
    const map = `sales-inquiry=${SALES_CHAT}`
    const { database } = await openTestLeads({
      location,
      bot: { url: bot.url, chatRoutes: await readChatRoutes(map) },
    })
    await until(() => bot.messages.length > 0)
    expect(chatsOf(bot)).toEqual([`Sales Inquiry → ${SALES_CHAT}`])
    const waiting = await database
      .selectFrom('outbox_entry')
      .select(['route', 'started_attempts'])
      .where('state', '=', 'undelivered')
      .where('route', '!=', 'Sales Inquiry/plan')
      .execute()
    expect(waiting).toEqual([{ route: 'Newsletter Subscription', started_attempts: 0 }])
  })
})
