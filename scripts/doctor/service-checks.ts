import { createClient } from 'redis'
import { requireChatMap } from '../leads/chat-map.ts'
import { type Check, failed, ok, reasonOf, request, skipped, warning } from './check.ts'

/** Whether requests can be stored, in a database with all migrations. */
export const leadStoreCheck: Check = {
  name: 'Lead store',
  async run({ settings: { leadsDatabase, leadsDatabaseUrl, cacheUrl } }) {
    // Lazy, because the log reads variables that may be malformed.
    const { examineStore } = await import('../leads/examine-store.ts')
    const found = await examineStore(leadsDatabaseUrl ?? leadsDatabase)
    if ('complaint' in found) {
      const [, message = '', advice = ''] = /^(.*?[.;]) (.*)$/.exec(found.complaint) ?? []
      const isNew = found.complaint.startsWith('No requests are stored yet')
      const say = isNew ? warning : failed
      return say(message.replace(/;$/, '.') || found.complaint, sentence(advice))
    }
    if (cacheUrl && found.kind === 'sqlite') {
      return failed(
        `CACHE_URL is for several servers, and requests are stored in a file of one: ${found.where}.`,
        'Set LEADS_DATABASE_URL to a PostgreSQL database that all servers share.',
      )
    }
    return ok(`${found.where}, with all migrations`)
  },
}

const sentence = (text: string) =>
  text ? text[0]?.toUpperCase() + text.slice(1) : 'See LEADS_DATABASE and LEADS_DATABASE_URL.'

/** Whether the servers' shared cache is writable and has a memory limit. */
export const cacheCheck: Check = {
  name: 'Shared cache',
  async run({ settings: { cacheUrl } }) {
    if (!cacheUrl) return skipped('CACHE_URL is not set: right for one server, wrong for several')
    const client = createClient({
      url: cacheUrl,
      socket: { connectTimeout: 5000, reconnectStrategy: false },
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.set('doctor', '1', { expiration: { type: 'EX', value: 5 } })
      const memory = await client.info('memory')
      const value = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(memory)?.[1]
      if (value('maxmemory') === '0') {
        return warning(
          'It may use all memory of its machine.',
          'Start it with --maxmemory 256mb --maxmemory-policy allkeys-lru.',
        )
      }
      if (value('maxmemory_policy') === 'noeviction') {
        return failed(
          'It refuses new pages once it is full (noeviction).',
          'Set --maxmemory-policy allkeys-lru.',
        )
      }
      return ok(`writable, at most ${value('maxmemory_human')}`)
    } catch (error) {
      return failed(
        `It cannot be used (${reasonOf(error)}): other servers show an edit late.`,
        'Start Valkey or Redis, or correct CACHE_URL.',
      )
    } finally {
      client.destroy()
    }
  },
}

/** Whether sent report links work on this site. */
export const downloadsCheck: Check = {
  name: 'Download links',
  async run({ settings: { siteUrl }, downloadSecret }) {
    if (!downloadSecret) {
      return failed(
        'DOWNLOAD_SECRET is missing, so visitors get no links to reports.',
        'Set it, 16 characters or more and the same on all servers.',
      )
    }
    const { linkOfNobody } = await import('../leads/examine-store.ts')
    const { status } = await request(`${siteUrl}${linkOfNobody(downloadSecret)}`)
    if (status === 410) return ok('the site knows what DOWNLOAD_SECRET signs')
    return status === 404
      ? failed('The site has another DOWNLOAD_SECRET, or none.', 'Start it with the same one.')
      : failed(`The site answers a link with ${status}.`, 'Look at the site’s log.')
  },
}

type BotAnswer = { ok?: boolean; description?: string; result?: { username?: string } }

/** Whether requests are delivered, and to which chats. */
export const botCheck: Check = {
  name: 'Messaging bot',
  async run({ settings }) {
    const { apiUrl, botToken, chatId } = settings.telegram
    const map = await requireChatMap(settings).catch(reasonOf)
    if (typeof map === 'string') return failed(map, 'Correct TELEGRAM_CHAT_IDS.')
    if (!botToken || !chatId) {
      return skipped('none: requests are stored and wait (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID)')
    }
    const ask = async (call: string): Promise<BotAnswer> => {
      const response = await request(`${apiUrl}/bot${botToken}/${call}`)
      return (await response.json()) as BotAnswer
    }
    const me = await ask('getMe').catch((error: unknown) => reasonOf(error))
    if (typeof me === 'string') {
      return failed(
        `${new URL(apiUrl).host} does not answer (${me}).`,
        'Check the connection; requests wait meanwhile.',
      )
    }
    if (!me.ok) {
      return failed(
        `It refuses TELEGRAM_BOT_TOKEN (${me.description}).`,
        'Copy the token of the bot again.',
      )
    }
    const chats = [...new Set([chatId, ...map.values()])]
    const answers = await Promise.all(
      chats.map((chat) => ask(`getChat?chat_id=${encodeURIComponent(chat)}`)),
    )
    const closed = chats.filter((_, index) => !answers[index]?.ok)
    if (closed.length > 0) {
      return failed(
        `The bot is not in the chat ${closed.join(' and ')}.`,
        'Add it to the chat, or correct TELEGRAM_CHAT_ID and TELEGRAM_CHAT_IDS.',
      )
    }
    return ok(
      chats.length === 1 ? 'all requests go to one chat' : `requests go to ${chats.length} chats`,
    )
  },
}
