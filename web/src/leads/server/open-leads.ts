import 'server-only'
import { type Accepting, answerSubmission } from './accept/answer-submission'
import { createLimits, type LimitSettings } from './accept/rate-limits'
import { openLeadsDatabase } from './database/open-leads-database'
import type { LeadsDatabase } from './database/tables'
import { loadForms } from './load-forms'
import { chatKey, type PaceLimits } from './outbox/chat-pace'
import { createArrivals } from './outbox/delivering'
import { startDeliveryWorker } from './outbox/delivery-worker'
import { answerPlainForm, thankForPlainForm } from './plain/answer-plain-form'
import { reportAttempt, reportBrokenQueue, reportMendedQueue } from './report'
import { type BotSettings, botTransport } from './transport'

export type LeadsSettings = LimitSettings &
  Pick<Accepting, 'siteUrl' | 'checksFillTime'> & {
    /** The path of a SQLite file or a `postgres://` address. */
    location: string
    /** How long a worker may hold an entry; longer than the transport's own timeout. */
    leaseMs: number
    /** How fast messages may follow each other in the chat. */
    pace: PaceLimits
    /** Without a bot, requests are stored and stay undelivered. */
    bot?: Omit<BotSettings, 'timeoutMs'> & { timeoutMs?: number }
  }

/** How long the bot's service is waited for. `npm start` gives the site more than this to end. */
export const LONGEST_SEND_MS = 20_000

export type Leads = {
  database: LeadsDatabase
  answer: (request: Request) => Promise<Response>
  /** The same for a form that a browser sends by itself. */
  answerPlain: (request: Request) => Promise<Response>
  /** The page that such a form leads to. */
  thank: (request: Request) => Response
  close: () => Promise<void>
}

/** Opens the store and starts delivering what is in it. */
export async function openLeads(settings: LeadsSettings): Promise<Leads> {
  const database = await openLeadsDatabase(settings.location)
  const forms = await loadForms()
  const worker = settings.bot && deliverTo(settings.bot, database, settings)
  const accepting: Accepting = {
    database,
    siteUrl: settings.siteUrl,
    checksFillTime: settings.checksFillTime,
    limits: createLimits(settings, database.pool),
    formOf: (formType) => forms.get(formType),
    kick: () => worker?.kick(),
    clock: Date.now,
  }
  return {
    database,
    answer: (request) => answerSubmission(request, accepting),
    answerPlain: (request) => answerPlainForm(request, accepting),
    thank: (request) => thankForPlainForm(request, accepting),
    close: async () => {
      await worker?.stop()
      await database.destroy()
    },
  }
}

function deliverTo(
  bot: NonNullable<LeadsSettings['bot']>,
  database: LeadsDatabase,
  { leaseMs, pace }: LeadsSettings,
) {
  return startDeliveryWorker({
    database,
    leaseMs,
    // An attempt must have ended before its lease does, or another worker sends the same again.
    transport: botTransport({ timeoutMs: Math.min(LONGEST_SEND_MS, leaseMs * 0.8), ...bot }),
    clock: Date.now,
    random: Math.random,
    chat: chatKey(bot.chatId),
    limits: pace,
    arrivals: createArrivals(),
    report: reportAttempt,
    reportBroken: reportBrokenQueue,
    reportMended: reportMendedQueue,
  })
}
