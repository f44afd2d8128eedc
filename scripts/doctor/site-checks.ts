import { requireChatMap } from '../leads/chat-map.ts'
import { type Check, outcome, request } from './check.ts'

/** Whether the site answers, its parts are ready, and the Studio may frame it. */
export const site: Check = async ({ settings: { siteUrl, studioUrl } }) => {
  const response = await request(`${siteUrl}/api/health/ready`)
  const { parts = {} } = (await response.json().catch(() => ({}))) as {
    parts?: Record<string, { state: string }>
  }
  const states = Object.entries(parts).map(([name, { state }]) => `${name} ${state}`)
  if (response.status !== 200) {
    return outcome('failed', `Not ready: ${states.join(', ')}.`, 'Look at the site’s log.')
  }
  const page = await request(siteUrl)
  const policy = page.headers.get('content-security-policy') ?? ''
  const [, framedBy = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
  const { origin } = new URL(studioUrl)
  if (framedBy.split(' ').includes(origin)) return outcome('ok', `${siteUrl}: ${states.join(', ')}`)
  return outcome(
    'failed',
    `The site forbids ${origin} to show it, so there are no previews.`,
    'Build the site again with STUDIO_URL as set now.',
  )
}

/** Whether submissions can be stored, in a database with all migrations. */
export const store: Check = async ({ settings: { leadsDatabase } }) => {
  // Lazy, because the log reads variables that may be malformed.
  const { examineStore } = await import('../leads/open-store.ts')
  const found = await examineStore(leadsDatabase)
  if ('where' in found) return outcome('ok', `${found.where}, with all migrations`)
  const isNew = found.complaint.startsWith('No submissions are stored yet')
  const advice = 'See LEADS_DATABASE_URL in .env.example.'
  return outcome(isNew ? 'warning' : 'failed', found.complaint, advice)
}

/** Whether submissions are delivered, and to which chats. */
export const bot: Check = async ({ settings }) => {
  const { apiUrl, botToken, chatId } = settings.telegram
  const map = await requireChatMap(settings)
  if (!botToken || !chatId) {
    return outcome('skipped', 'none: submissions wait (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID)')
  }
  const ask = async (call: string) =>
    (await (await request(`${apiUrl}/bot${botToken}/${call}`)).json()) as {
      ok?: boolean
      description?: string
    }
  const me = await ask('getMe')
  if (!me.ok) {
    const message = `It refuses TELEGRAM_BOT_TOKEN (${me.description}).`
    return outcome('failed', message, 'Copy the token of the bot again.')
  }
  const chats = [...new Set([chatId, ...map.values()])]
  for (const chat of chats) {
    const { ok, description } = await ask(`getChat?chat_id=${encodeURIComponent(chat)}`)
    if (ok) continue
    const advice = 'Add the bot to the chat, or correct TELEGRAM_CHAT_ID and TELEGRAM_CHAT_IDS.'
    return outcome('failed', `The bot cannot write to the chat ${chat} (${description}).`, advice)
  }
  return outcome(
    'ok',
    `requests go to ${chats.length === 1 ? 'one chat' : `${chats.length} chats`}`,
  )
}
