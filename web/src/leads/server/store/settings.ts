import { createHmac } from 'node:crypto'
import type { env } from '../../../env.ts'
import { readChatRoutes } from '../../forms/chat-routes.ts'

type Variables = typeof env

/** The longest wait for the bot service or the webhook, in ms. `npm start` gives the site more than this to end. */
export const LONGEST_SEND_MS = 20_000

/** How long a worker may hold an entry, in ms: then another one sends the same again. */
const LEASE_MS = 60_000
/** Submissions from all addresses together, for each that one address may send. */
const ADDRESSES = 60
/** What Telegram allows in one chat: 20 messages a minute. */
const TELEGRAM_PACE_MS = 3000
/** For every other service, which says itself when to wait; none should mind 30 messages a second. */
export const SERVICE_PACE_MS = 33

/**
 * The longest that a visitor waits, in ms: for the database, `limits` and `store` together less than five seconds, and
 * for the content that says which `downloads` a form asks for, and for a `file` to begin.
 * A database that hangs keeps its connections busy until the timeouts of the pool end them. A submission that is stored
 * after its sender got a 503 is stored once, because it is sent again under the same id.
 */
export const TIMEOUT_MS = {
  open: 4500,
  limits: 1500,
  store: 3000,
  downloads: 3000,
  file: 10_000,
  results: 8000,
}

/** A page of the site; without a title if its words are code. */
export type Page = { path: string; title?: string | undefined }

/** Finds the page at a path as URLs write it; undefined if the site has none there. */
export type FindPage = (path: string) => Promise<Page | undefined>

/** All that can be set about submissions and their delivery; the one object that every part of it reads. */
export type LeadsSettings = Awaited<ReturnType<typeof leadsSettings>>

/** The settings of the environment; throws with one line if `TELEGRAM_CHAT_IDS` is malformed. */
export async function leadsSettings(variables: Variables, findPage: FindPage) {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = variables
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = variables
  const { SMTP_URL: smtpUrl, ALERT_EMAIL: to } = variables
  const chatRoutes = await readChatRoutes(variables.TELEGRAM_CHAT_IDS ?? '')
  return {
    /** The path of a SQLite file or a `postgres://` address. */
    location: variables.LEADS_DATABASE_URL,
    siteUrl: variables.SITE_URL,
    /** Finds the page that a submission was sent from. */
    findPage,
    /** Draws a page of this site by asking its own server, in at most three seconds. */
    drawPage: (path: string) => ownPage(variables, path),
    /** HTTP requests a minute from one address. */
    ratePerMinute: variables.LEADS_RATE_LIMIT,
    /** New submissions a minute from all addresses together. */
    acceptedPerMinute: ADDRESSES * variables.LEADS_RATE_LIMIT,
    /** Whether a form that was sent faster than a person can fill it in is blocked. */
    checksFillTime: variables.LEADS_FILL_TIME === 'checked',
    /** Signs the links of files; without it no files are given. */
    downloadSecret: downloadSecretOf(variables.SANITY_API_READ_TOKEN),
    leaseMs: LEASE_MS,
    /** How long to wait for an answer to a delivery, in ms. */
    sendTimeoutMs: LONGEST_SEND_MS,
    /** The ms between two messages in one chat, of all servers together. */
    paceMs:
      new URL(variables.TELEGRAM_API_URL).hostname === 'api.telegram.org'
        ? TELEGRAM_PACE_MS
        : SERVICE_PACE_MS,
    /** The bot; `chatRoutes` are the chats of submissions that do not go to `chatId`. */
    bot:
      token && chatId
        ? { apiUrl: variables.TELEGRAM_API_URL, token, chatId, chatRoutes }
        : undefined,
    /** Delivers beside the bot, or instead of it; without either, submissions stay undelivered. */
    webhook: url && secret ? { url, secret } : undefined,
    /** Where alerts are posted as JSON, and the mail server (`smtp://`, `smtps://`) with the address that gets them. */
    alerts: {
      webhookUrl: variables.ALERT_WEBHOOK_URL,
      email: smtpUrl && to ? { smtpUrl, to } : undefined,
    },
    /** How long after the start to look for what is past its time, in ms: a start has more urgent work. */
    retentionAfterMs: 60_000,
  }
}

async function ownPage({ SITE_LISTEN: listen, SITE_PORT: port }: Variables, path: string) {
  const isAny = listen === '0.0.0.0' || listen === '::'
  const host = isAny ? 'localhost' : listen.includes(':') ? `[${listen}]` : listen
  const signal = AbortSignal.timeout(3000)
  const response = await fetch(`http://${host}:${port}${path}`, { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

/** A key of its own, so that a link to a file is good for nothing else that the token signs. */
function downloadSecretOf(token: string | undefined): string | undefined {
  return token && createHmac('sha256', token).update('downloads').digest('base64url')
}
