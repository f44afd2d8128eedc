import 'server-only'
import { env } from '@/env'
import { finishBeforeExit } from '@/next-workarounds/finish-before-exit'
import { noteIpAddress } from './accept/ip-address'
import { describeLocation, inTime, PATIENCE_MS, reasonOf } from './database/open-leads-database'
import { type Leads, type LeadsSettings, openLeads, reportStart } from './open-leads'

const RETRY_MS = 10_000

/** Opens the store and delivers for as long as this server runs; called once, by `instrumentation.ts`. */
export async function startLeads(): Promise<void> {
  noteIpAddress(env.LEADS_TRUSTED_PROXIES)
  finishBeforeExit(closeLeads)
  await untilOpen()
}

/** Opens the store, and tries again for as long as that fails; the pages are served meanwhile. */
async function untilOpen(): Promise<void> {
  try {
    await runningLeads()
  } catch (error) {
    const where = describeLocation(leadsLocation())
    console.error(`leads: ${where} cannot be opened; requests are refused (${reasonOf(error)})`)
    setTimeout(untilOpen, RETRY_MS).unref()
  }
}

// Next bundles instrumentation and each route apart; the process is what they share.
const shared = globalThis as typeof globalThis & { runningLeads?: Promise<Leads> }

/** The open store for a route; undefined if it cannot be opened within `PATIENCE_MS.open`. */
export async function leadsInTime(): Promise<Leads | undefined> {
  return inTime(PATIENCE_MS.open, runningLeads()).catch(() => undefined)
}

/** The one store and worker of this process, opened at the first call. */
function runningLeads(): Promise<Leads> {
  shared.runningLeads ??= start().catch((error: unknown) => {
    // The next request tries again: the disk may have space again, or the file be unlocked.
    shared.runningLeads = undefined
    throw error
  })
  return shared.runningLeads
}

/** Stops delivering. A message that was sent but not recorded would be sent again, so it is recorded first. */
async function closeLeads(): Promise<void> {
  try {
    const leads = await shared.runningLeads
    await leads?.close()
  } catch (error) {
    console.error('leads:', reasonOf(error))
  }
}

async function start(): Promise<Leads> {
  const settings = leadsSettings()
  const leads = await openLeads(settings)
  const { location, bot } = settings
  await reportStart(leads.database, { location, delivers: Boolean(bot) })
  return leads
}

/** Where this process stores requests. */
function leadsLocation(): string {
  return env.LEADS_DATABASE_URL ?? env.LEADS_DATABASE
}

function leadsSettings(): LeadsSettings {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = env
  return {
    location: leadsLocation(),
    siteUrl: env.SITE_URL,
    downloadSecret: env.DOWNLOAD_SECRET,
    ratePerMinute: env.LEADS_RATE_LIMIT,
    acceptedPerMinute: env.LEADS_GLOBAL_LIMIT,
    checksFillTime: env.LEADS_FILL_TIME === 'checked',
    leaseMs: env.LEADS_LEASE_SECONDS * 1000,
    pace: { perSecond: env.LEADS_CHAT_PER_SECOND, perMinute: env.LEADS_CHAT_PER_MINUTE },
    bot: token && chatId ? { apiUrl, token, chatId } : undefined,
  }
}
