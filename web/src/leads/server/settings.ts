import { randomBytes } from 'node:crypto'
import type { env } from '../../env.ts'
import { type ChatRoutes, readChatRoutes } from '../forms/chat-routes.ts'
import type { FindPage } from './accept/context.ts'
import type { PaceLimits } from './outbox/schedule.ts'

/** All that can be set about requests and their delivery; the one object that every part of it reads. */
export type LeadsSettings = {
  /** The path of a SQLite file or a `postgres://` address. */
  location: string
  siteUrl: string
  /** Finds the page that a request was sent from. */
  findPage: FindPage
  /** Requests a minute from one address. */
  ratePerMinute: number
  /** New submissions a minute from all addresses together. */
  acceptedPerMinute: number
  /** Whether a form that was sent faster than a person can fill it in is blocked. */
  checksFillTime: boolean
  /** How long a worker may hold an entry, in ms; longer than the transport's own timeout. */
  leaseMs: number
  /** How fast messages may follow each other in the chat. */
  pace: PaceLimits
  /** Signs challenges; without it nobody has to solve one. */
  challengeSecret?: string | undefined
  /** Signs the links of files; without it no files are given. */
  downloadSecret?: string | undefined
  /** Without a bot and a webhook, requests are stored and stay undelivered. */
  bot?: BotSettings
  /** Delivers beside the bot, or instead of it. */
  webhook?: WebhookSettings
  alerts?: AlertSettings
  /** How long after the start to look for what is past its time, in ms; a minute unless it says so. */
  retentionAfterMs?: number
}

type BotSettings = {
  apiUrl: string
  token: string
  chatId: string
  /** The chats of requests that do not go to `chatId`. */
  chatRoutes?: ChatRoutes
  /** How long to wait for an answer; the lease limits it. */
  timeoutMs?: number
}

type WebhookSettings = { url: string; secret: string; timeoutMs?: number }

type AlertSettings = {
  /** Where alerts are posted as JSON. */
  webhookUrl?: string | undefined
  /** The mail server, as `smtp://` or `smtps://`, and who gets the mail. */
  email?: { smtpUrl: string; to: string } | undefined
}

type Variables = typeof env

/** Where this process stores requests. */
export const leadsLocation = ({ LEADS_DATABASE_URL, LEADS_DATABASE }: Variables): string =>
  LEADS_DATABASE_URL ?? LEADS_DATABASE

/** The settings of the environment; throws with one line if `TELEGRAM_CHAT_IDS` is malformed. */
export async function leadsSettings(
  variables: Variables,
  findPage: FindPage,
): Promise<LeadsSettings> {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: token } = variables
  const { TELEGRAM_CHAT_ID: chatId, TELEGRAM_CHAT_IDS: chatIds } = variables
  const { LEADS_WEBHOOK_URL: webhookUrl, LEADS_WEBHOOK_SECRET: webhookSecret } = variables
  const { ALERT_WEBHOOK_URL: alertUrl, SMTP_URL: smtpUrl, ALERT_EMAIL: to } = variables
  const chatRoutes = await readChatRoutes(chatIds ?? '')
  return {
    location: leadsLocation(variables),
    siteUrl: variables.SITE_URL,
    findPage,
    ratePerMinute: variables.LEADS_RATE_LIMIT,
    acceptedPerMinute: variables.LEADS_GLOBAL_LIMIT,
    checksFillTime: variables.LEADS_FILL_TIME === 'checked',
    leaseMs: variables.LEADS_LEASE_SECONDS * 1000,
    pace: {
      perSecond: variables.LEADS_CHAT_PER_SECOND,
      perMinute: variables.LEADS_CHAT_PER_MINUTE,
    },
    // Without a shared secret a challenge holds for the server that has asked for it.
    challengeSecret:
      variables.LEADS_CHALLENGE === 'near-limit'
        ? (variables.DOWNLOAD_SECRET ?? randomBytes(32).toString('hex'))
        : undefined,
    downloadSecret: variables.DOWNLOAD_SECRET,
    ...(token && chatId && { bot: { apiUrl, token, chatId, chatRoutes } }),
    ...(webhookUrl && webhookSecret && { webhook: { url: webhookUrl, secret: webhookSecret } }),
    alerts: { webhookUrl: alertUrl, ...(smtpUrl && to && { email: { smtpUrl, to } }) },
  }
}
