import { randomBytes } from 'node:crypto'
import type { env } from '../../env.ts'
import { readChatRoutes } from '../forms/chat-routes.ts'
import type { FindPage } from './accept/context.ts'
import type { PaceLimits } from './outbox/schedule.ts'

type Variables = typeof env

/** The longest wait for the bot service or the webhook, in ms. `npm start` gives the site more than this to end. */
export const LONGEST_SEND_MS = 20_000

/** How long a worker may hold an entry, in ms: then another one sends the same again. */
const LEASE_MS = 60_000
/** Requests from all addresses together, for each that one address may send. */
const ADDRESSES = 20
/** What Telegram allows in one chat, for all servers. */
const TELEGRAM_PACE: PaceLimits = { perSecond: 1, perMinute: 20 }
/** For every other service, which says itself when to wait; none should mind this many. */
export const SERVICE_PACE: PaceLimits = { perSecond: 10, perMinute: 600 }

/** Signs challenges; without it nobody has to solve one. Servers without a shared secret accept only their own. */
const challengeSecret = ({ DOWNLOAD_SECRET }: Variables): string | undefined =>
  DOWNLOAD_SECRET ?? randomBytes(32).toString('hex')

/** All that can be set about requests and their delivery; the one object that every part of it reads. */
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
    /** Finds the page that a request was sent from. */
    findPage,
    /** Requests a minute from one address. */
    ratePerMinute: variables.LEADS_RATE_LIMIT,
    /** New submissions a minute from all addresses together. */
    acceptedPerMinute: ADDRESSES * variables.LEADS_RATE_LIMIT,
    /** Whether a form that was sent faster than a person can fill it in is blocked. */
    checksFillTime: variables.LEADS_FILL_TIME === 'checked',
    challengeSecret: challengeSecret(variables),
    /** Signs the links of files; without it no files are given. */
    downloadSecret: variables.DOWNLOAD_SECRET,
    leaseMs: LEASE_MS,
    /** How long to wait for an answer to a delivery, in ms. */
    sendTimeoutMs: LONGEST_SEND_MS,
    /** How fast messages may follow each other in one chat. */
    pace:
      new URL(variables.TELEGRAM_API_URL).hostname === 'api.telegram.org'
        ? TELEGRAM_PACE
        : SERVICE_PACE,
    /** The bot; `chatRoutes` are the chats of requests that do not go to `chatId`. */
    bot:
      token && chatId
        ? { apiUrl: variables.TELEGRAM_API_URL, token, chatId, chatRoutes }
        : undefined,
    /** Delivers beside the bot, or instead of it; without either, requests stay undelivered. */
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
