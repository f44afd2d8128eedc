import { hostname } from 'node:os'
import { log } from '../../lib/log.ts'
import type { Accepting, DownloadsFor } from './accept/accept.ts'
import { answerDownload, type FileSource } from './accept/answer-download.ts'
import { answerSubmission } from './accept/answer-submission.ts'
import { loadForms } from './accept/check-submission.ts'
import { createLimits } from './accept/guards.ts'
import { answerPlainForm, thankForPlainForm } from './accept/plain-form.ts'
import { waysOf } from './deliver/alert-ways.ts'
import { startAlerts } from './deliver/alerts.ts'
import { botTransport } from './deliver/bot.ts'
import { chatKey } from './deliver/chat-pace.ts'
import { reportAttempt, reportBrokenQueue, reportMendedQueue } from './deliver/delivery-log.ts'
import type { RouteFilter } from './deliver/entries.ts'
import { webhookTransport } from './deliver/webhook.ts'
import { startDeliveryWorker } from './deliver/worker.ts'
import { startRetention } from './privacy/start-retention.ts'
import { reasonOf } from './store/error-reason.ts'
import { openLeadsDatabase } from './store/open-leads-database.ts'
import type { Channel, LeadsDatabase } from './store/schema.ts'
import { type LeadsSettings, SERVICE_PACE_MS } from './store/settings.ts'

export type Leads = {
  database: LeadsDatabase
  /** `downloadsFor` says which files the submission asks for. */
  answer: (request: Request, downloadsFor?: DownloadsFor) => Promise<Response>
  /** The same for a form that the browser posts without our code. */
  answerPlain: (request: Request, downloadsFor?: DownloadsFor) => Promise<Response>
  /** The page that such a form leads to. */
  thank: (request: Request) => Promise<Response>
  /** Answers a signed link, given by the segments of its path. */
  download: (request: Request, link: readonly string[], source: FileSource) => Promise<Response>
  /** Resolves when the deliveries under way are recorded; submissions are still stored. */
  stopDelivering: () => Promise<void>
  close: () => Promise<void>
}

/** In ms. No page is answered while SQLite waits, and whatever is not stored is tried again. */
const LOCK_WAIT_MS = 1000

/** Opens the store, loads the forms and starts delivering. Rejects if the database cannot be opened or migrated. */
export async function openLeads(settings: LeadsSettings): Promise<Leads> {
  const database = await openLeadsDatabase(settings.location, LOCK_WAIT_MS)
  const forms = await loadForms()
  // The next query replaces it.
  database.pool?.on('error', (error) => {
    log.warn({ reason: reasonOf(error) }, 'leads: an idle connection to the database was lost')
  })
  const workers = [...botWorkers(database, settings), ...webhookWorkers(database, settings)]
  const alerts = startAlerts({
    database,
    ways: waysOf(settings.alerts),
    server: hostname(),
    site: settings.siteUrl,
    clock: Date.now,
  })
  const retention = startRetention(database, settings.retentionAfterMs)
  const stopDelivering = async () => {
    await Promise.all([alerts, retention, ...workers].map((each) => each.stop()))
  }
  const accepting: Accepting = {
    settings,
    database,
    limits: createLimits(settings, database.pool),
    formOf: (formType) => forms.get(formType),
    kick: () => {
      for (const worker of workers) worker.kick()
    },
    clock: () => Date.now(),
    drawPage: settings.drawPage,
  }
  return {
    database,
    answer: (request, downloadsFor) => answerSubmission(request, { ...accepting, downloadsFor }),
    answerPlain: (request, downloadsFor) =>
      answerPlainForm(request, { ...accepting, downloadsFor }),
    thank: (request) => thankForPlainForm(request, accepting),
    download: (request, link, source) => answerDownload(request, link, source, accepting),
    stopDelivering,
    close: async () => {
      await stopDelivering()
      await database.destroy()
    },
  }
}

/**
 * One worker for each chat, so that a chat that is held does not hold up another. A submission's chat is chosen when it is
 * delivered, so a changed map applies to everything that still waits.
 */
function botWorkers(database: LeadsDatabase, settings: LeadsSettings) {
  const { bot, paceMs, sendTimeoutMs: timeoutMs } = settings
  if (!bot) return []
  const { chatRoutes, ...service } = bot
  const elsewhere = [...chatRoutes].filter(([, chatId]) => chatId !== bot.chatId)
  const filters = new Map<string, RouteFilter | undefined>([
    [bot.chatId, elsewhere.length > 0 ? { allBut: elsewhere.map(([route]) => route) } : undefined],
  ])
  for (const [chatId, routes] of Map.groupBy(elsewhere, ([, chatId]) => chatId)) {
    filters.set(chatId, { only: routes.map(([route]) => route) })
  }
  return [...filters].map(([chatId, routes]) =>
    startDeliveryWorker({
      ...workBy('bot', database, settings),
      routes,
      transport: botTransport({ ...service, chatId, timeoutMs }),
      chat: chatKey(chatId),
      paceMs,
    }),
  )
}

function webhookWorkers(database: LeadsDatabase, settings: LeadsSettings) {
  const { webhook, sendTimeoutMs: timeoutMs } = settings
  if (!webhook) return []
  return [
    startDeliveryWorker({
      ...workBy('webhook', database, settings),
      transport: webhookTransport({ ...webhook, timeoutMs }),
      chat: chatKey(webhook.url),
      paceMs: SERVICE_PACE_MS,
    }),
  ]
}

/** What the workers of a channel have in common. */
function workBy(channel: Channel, database: LeadsDatabase, { leaseMs }: LeadsSettings) {
  return {
    channel,
    database,
    leaseMs,
    clock: Date.now,
    random: Math.random,
    report: reportAttempt,
    reportBroken: reportBrokenQueue(channel),
    reportMended: reportMendedQueue(channel),
  }
}
