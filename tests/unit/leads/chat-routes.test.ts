import { expect, test } from 'vitest'
import { readChatRoutes, routeOf } from '@/leads/forms/chat-routes'
import { salesInquiry } from '@/leads/forms/sales-inquiry'
import { technicalSupport } from '@/leads/forms/technical-support'
import { readSettings } from '../../../scripts/env.ts'
import { requireChatMap } from '../../../scripts/leads/chat-map.ts'

test('a route is the form type, and the topic where the form has a list of them', () => {
  expect(routeOf(salesInquiry, { topic: 'plan' })).toBe('Sales Inquiry/plan')
  expect(routeOf(salesInquiry, {})).toBe('Sales Inquiry')
  expect(routeOf(technicalSupport, { topic: 'plan' })).toBe('Support Request')
})

test.each([
  ['sales-inquiry', 'has "sales-inquiry", which is not FORM=CHAT'],
  ['constructor=-1', 'has "constructor=-1", which is not'],
  ['sales-inquiry/nothing=-1', 'has "sales-inquiry/nothing=-1", which is not'],
  ['newsletter=-1,newsletter=-2', 'has two chats for "Newsletter Subscription"'],
])('%s is refused with the valid form', async (map, message) => {
  await expect(readChatRoutes(map)).rejects.toThrow(`TELEGRAM_CHAT_IDS ${message}`)
})

test('npm start refuses a malformed map in one line', async () => {
  const { telegram } = readSettings({
    TELEGRAM_BOT_TOKEN: '1:t',
    TELEGRAM_CHAT_ID: '-1',
    TELEGRAM_CHAT_IDS: 'sales=-2',
  })
  await expect(requireChatMap({ telegram })).rejects.toThrow(
    /^TELEGRAM_CHAT_IDS has "sales=-2", .+$/,
  )
})
