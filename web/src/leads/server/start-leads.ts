import { randomBytes } from 'node:crypto'
import { env } from '../../env.ts'
import { ending } from '../../lib/ending.ts'
import { log } from '../../lib/log.ts'
import { perProcess } from '../../lib/per-process.ts'
import { type ChatRoutes, readChatRoutes } from '../forms/chat-routes.ts'
import type { FindPage } from './accept/context.ts'
import { UPLOAD_LIMIT } from './accept/read-upload.ts'
import { reasonOf } from './database/error-reason.ts'
import { describeLocation } from './database/open-leads-database.ts'
import { inTime, PATIENCE_MS } from './database/patience.ts'
import { requireWritable } from './database/require-writable.ts'
import { reportStart } from './delivery-log.ts'
import { type Leads, type LeadsSettings, openLeads } from './open-leads.ts'
import { measureQueues } from './outbox/queue.ts'

const RETRY_MS = 10_000

/**
 * Opens the store and delivers for as long as this server runs; called once, by `instrumentation.ts`.
 *
 * @param findPage finds the page that a request was sent from
 */
export async function startLeads(findPage: FindPage): Promise<void> {
  store.findPage = findPage
  // A malformed map ends the server at its start, as any malformed variable does.
  await chatRoutes()
  ending.begin = stopDelivering
  ending.finish = closeLeads
  await untilOpen()
}

/** Opens the store, and tries again for as long as that fails; the pages are served meanwhile. */
async function untilOpen(): Promise<void> {
  try {
    await runningLeads()
  } catch (error) {
    const where = describeLocation(leadsLocation())
    const reason = reasonOf(error)
    log.error({ where, reason }, 'leads: the store cannot be opened; requests are refused')
    setTimeout(untilOpen, RETRY_MS).unref()
  }
}

type Store = { opened?: Promise<Leads>; findPage: FindPage }

const store = perProcess<Store>('leads', () => ({ findPage: async () => undefined }))

/** The open store for a route; undefined if it cannot be opened within `PATIENCE_MS.open`. */
export async function leadsInTime(): Promise<Leads | undefined> {
  return inTime(PATIENCE_MS.open, runningLeads()).catch(() => undefined)
}

/**
 * For the health check: writes to the store without leaving anything there. Rejects if it cannot be opened or written
 * within `PATIENCE_MS`; the reason is for the log, not for a visitor.
 */
export async function requireWritableLeads(): Promise<void> {
  const { database } = await inTime(PATIENCE_MS.open, runningLeads())
  await inTime(PATIENCE_MS.store, requireWritable(database, UPLOAD_LIMIT))
}

/** For the metrics: reads the queue. While the store cannot be read, they keep the last figures. */
export async function measureQueue(): Promise<void> {
  try {
    const { database } = await inTime(PATIENCE_MS.open, runningLeads())
    await inTime(PATIENCE_MS.store, measureQueues(database, Date.now()))
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'metrics: the queue cannot be read')
  }
}

/** The one store and worker of this process, opened at the first call. */
function runningLeads(): Promise<Leads> {
  store.opened ??= start().catch((error: unknown) => {
    // The next request tries again: the disk may have space again, or the file be unlocked.
    delete store.opened
    throw error
  })
  return store.opened
}

/** Stops delivering. A message that was sent but not recorded would be sent again, so it is recorded first. */
async function stopDelivering(): Promise<void> {
  try {
    await (await store.opened)?.stopDelivering()
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: the deliveries could not be ended')
  }
}

/** Closes the store, when no request is under way. */
async function closeLeads(): Promise<void> {
  try {
    await (await store.opened)?.close()
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: the store could not be closed')
  }
}

async function start(): Promise<Leads> {
  const settings = await leadsSettings()
  const leads = await openLeads(settings)
  const { location, bot, webhook } = settings
  await reportStart(leads.database, {
    location,
    chats: chatsOf(bot),
    webhook: webhook !== undefined,
  })
  return leads
}

/** Where this process stores requests. */
function leadsLocation(): string {
  return env.LEADS_DATABASE_URL ?? env.LEADS_DATABASE
}

async function leadsSettings(): Promise<LeadsSettings> {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = env
  const { LEADS_WEBHOOK_URL: webhookUrl, LEADS_WEBHOOK_SECRET: webhookSecret } = env
  return {
    location: leadsLocation(),
    siteUrl: env.SITE_URL,
    findPage: store.findPage,
    downloadSecret: env.DOWNLOAD_SECRET,
    ratePerMinute: env.LEADS_RATE_LIMIT,
    acceptedPerMinute: env.LEADS_GLOBAL_LIMIT,
    checksFillTime: env.LEADS_FILL_TIME === 'checked',
    // Without a shared secret a challenge holds for the server that has asked for it.
    ...(env.LEADS_CHALLENGE === 'near-limit' && {
      challengeSecret: env.DOWNLOAD_SECRET ?? randomBytes(32).toString('hex'),
    }),
    leaseMs: env.LEADS_LEASE_SECONDS * 1000,
    pace: { perSecond: env.LEADS_CHAT_PER_SECOND, perMinute: env.LEADS_CHAT_PER_MINUTE },
    ...(webhookUrl && webhookSecret && { webhook: { url: webhookUrl, secret: webhookSecret } }),
    alerts: {
      webhookUrl: env.ALERT_WEBHOOK_URL,
      ...(env.SMTP_URL &&
        env.ALERT_EMAIL && { email: { smtpUrl: env.SMTP_URL, to: env.ALERT_EMAIL } }),
    },
    ...(token && chatId && { bot: { apiUrl, token, chatId, chatRoutes: await chatRoutes() } }),
  }
}

/** Which forms go to which chat; rejects with one line if `TELEGRAM_CHAT_IDS` is malformed. */
async function chatRoutes(): Promise<ChatRoutes> {
  return readChatRoutes(env.TELEGRAM_CHAT_IDS ?? '')
}

function chatsOf(bot: LeadsSettings['bot']): number {
  return bot ? new Set([bot.chatId, ...(bot.chatRoutes?.values() ?? [])]).size : 0
}
