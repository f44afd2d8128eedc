import 'server-only'
import type { ChatRoutes } from '../forms/chat-routes'
import { type Accepting, type DownloadsFor, loadForms } from './accept/accept'
import { answerSubmission } from './accept/answer-submission'
import { createChallenges } from './accept/challenge'
import { createLimits, type LimitSettings } from './accept/guards'
import { type BotSettings, botTransport } from './bot'
import { describeLocation, openLeadsDatabase, reasonOf } from './database/open-leads-database'
import type { LeadsDatabase } from './database/schema'
import { answerDownload, type FileSource } from './downloads/answer-download'
import { type Attempt, createArrivals } from './outbox/deliver-entry'
import { countEntries, type RouteFilter } from './outbox/entries'
import { chatKey, type PaceLimits } from './outbox/schedule'
import { startDeliveryWorker } from './outbox/worker'
import { answerPlainForm, thankForPlainForm } from './plain/answer-plain-form'

export type LeadsSettings = LimitSettings &
  Pick<Accepting, 'siteUrl' | 'checksFillTime' | 'findPage' | 'downloadSecret'> & {
    /** The path of a SQLite file or a `postgres://` address. */
    location: string
    /** How long a worker may hold an entry, in ms; longer than the transport's own timeout. */
    leaseMs: number
    /** How fast messages may follow each other in the chat. */
    pace: PaceLimits
    /** Signs challenges; without it nobody has to solve one. */
    challengeSecret?: string | undefined
    /** Without a bot, requests are stored and stay undelivered. */
    bot?: Bot
  }

type Bot = Omit<BotSettings, 'timeoutMs'> & {
  timeoutMs?: number
  /** The chats of requests that do not go to `chatId`. */
  chatRoutes?: ChatRoutes
}

/** The longest wait for the bot service. `npm start` gives the site more than this to end. */
export const LONGEST_SEND_MS = 20_000

export type Leads = {
  database: LeadsDatabase
  /** `downloadsFor` says which files the submission asks for. */
  answer: (request: Request, downloadsFor?: DownloadsFor) => Promise<Response>
  /** The same for a form that the browser posts without our code. */
  answerPlain: (request: Request) => Promise<Response>
  /** The page that such a form leads to. */
  thank: (request: Request) => Response
  /** Answers a signed link, given by the segments of its path. */
  download: (request: Request, link: readonly string[], source: FileSource) => Promise<Response>
  close: () => Promise<void>
}

/** Opens the store, loads the forms and starts delivering. Rejects if the database cannot be opened or migrated. */
export async function openLeads(settings: LeadsSettings): Promise<Leads> {
  const database = await openLeadsDatabase(settings.location)
  const forms = await loadForms()
  const workers = settings.bot ? deliverTo(settings.bot, database, settings) : []
  const accepting: Accepting = {
    database,
    siteUrl: settings.siteUrl,
    findPage: settings.findPage,
    checksFillTime: settings.checksFillTime,
    downloadSecret: settings.downloadSecret,
    limits: createLimits(settings, database.pool),
    formOf: (formType) => forms.get(formType),
    kick: () => {
      for (const worker of workers) worker.kick()
    },
    clock: Date.now,
    challenges: settings.challengeSecret ? createChallenges(settings.challengeSecret) : undefined,
  }
  return {
    database,
    answer: (request, downloadsFor) => answerSubmission(request, { ...accepting, downloadsFor }),
    answerPlain: (request) => answerPlainForm(request, accepting),
    thank: (request) => thankForPlainForm(request, accepting),
    download: (request, link, source) =>
      answerDownload(request, link, source, {
        database,
        secret: settings.downloadSecret,
        clock: () => Date.now(),
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await database.destroy()
    },
  }
}

/**
 * One worker for each chat, so that a chat that is held does not hold up another. A request's chat is chosen when it is
 * delivered, so a changed map applies to everything that still waits.
 */
function deliverTo(bot: Bot, database: LeadsDatabase, { leaseMs, pace }: LeadsSettings) {
  const { chatRoutes = new Map<string, string>(), ...settings } = bot
  const elsewhere = [...chatRoutes].filter(([, chatId]) => chatId !== bot.chatId)
  const filters = new Map<string, RouteFilter | undefined>([
    [bot.chatId, elsewhere.length > 0 ? { allBut: elsewhere.map(([route]) => route) } : undefined],
  ])
  for (const [chatId, routes] of Map.groupBy(elsewhere, ([, chatId]) => chatId)) {
    filters.set(chatId, { only: routes.map(([route]) => route) })
  }
  // An attempt must end before its lease does, or another worker sends the same again.
  const timeoutMs = Math.min(LONGEST_SEND_MS, leaseMs * 0.8)
  return [...filters].map(([chatId, routes]) =>
    startDeliveryWorker({
      database,
      leaseMs,
      routes,
      transport: botTransport({ timeoutMs, ...settings, chatId }),
      clock: Date.now,
      random: Math.random,
      chat: chatKey(chatId),
      limits: pace,
      arrivals: createArrivals(),
      report: reportAttempt,
      reportBroken: reportBrokenQueue,
      reportMended: reportMendedQueue,
    }),
  )
}

/** Logs the outcome of an attempt that did not deliver; no answers of visitors are logged. */
function reportAttempt(submissionId: string, attempt: Attempt): void {
  if (attempt.outcome === 'delivered' || attempt.outcome === 'released') return
  if (attempt.outcome === 'abandoned') {
    console.error(`leads: gave up delivering ${submissionId}; it is kept (${attempt.error})`)
    return
  }
  const again = new Date(attempt.dueAt).toISOString()
  console.warn(`leads: ${submissionId} is not delivered yet (${attempt.error}); again at ${again}`)
}

/** Logs that the queue itself cannot be read or written. */
function reportBrokenQueue(error: unknown): void {
  console.error(`leads: the outbox cannot be worked on; trying again shortly (${reasonOf(error)})`)
}

/** Logs that the queue can be read and written again. */
function reportMendedQueue(): void {
  console.info('leads: the outbox is worked on again')
}

/** Logs at start where requests are stored and delivered to, and how many wait. */
export async function reportStart(
  database: LeadsDatabase,
  { location, chats }: { location: string; chats: number },
): Promise<void> {
  const { undelivered, abandoned } = await countEntries(database)
  const waiting = `${undelivered} undelivered, ${abandoned} abandoned`
  const where =
    chats > 0
      ? `delivered to the messaging bot (${chats === 1 ? 'one chat' : `${chats} chats`})`
      : 'kept undelivered, because no messaging bot is configured (TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID)'
  console.info(
    `leads: requests are stored in ${describeLocation(location)} and ${where}; ${waiting}`,
  )
}
