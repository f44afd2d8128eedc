import 'server-only'
import { env } from '@/env'
import { type Leads, type LeadsSettings, openLeads } from './open-leads'
import { reportStart } from './report'

// Next bundles instrumentation and each route apart; the process is what they share.
const shared = globalThis as typeof globalThis & { runningLeads?: Promise<Leads> }

/** The one store and worker of this process, opened by whoever asks first. */
export function runningLeads(): Promise<Leads> {
  shared.runningLeads ??= start().catch((error: unknown) => {
    // The next request tries again: a full disk or a locked file may have passed.
    shared.runningLeads = undefined
    throw error
  })
  return shared.runningLeads
}

/** Ends what this process delivers; the delivery under way is recorded first. */
export async function closeLeads(): Promise<void> {
  const leads = await shared.runningLeads
  await leads?.close()
}

async function start(): Promise<Leads> {
  const settings = leadsSettings()
  const leads = await openLeads(settings)
  const { location, bot } = settings
  await reportStart(leads.database, { location, delivers: Boolean(bot) })
  return leads
}

/** Where this process stores requests. */
export function leadsLocation(): string {
  return env.LEADS_DATABASE_URL ?? env.LEADS_DATABASE
}

function leadsSettings(): LeadsSettings {
  const { TELEGRAM_API_URL: apiUrl, TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = env
  return {
    location: leadsLocation(),
    siteUrl: env.SITE_URL,
    ratePerMinute: env.LEADS_RATE_LIMIT,
    acceptedPerMinute: env.LEADS_GLOBAL_LIMIT,
    checksFillTime: env.LEADS_FILL_TIME === 'checked',
    leaseMs: env.LEADS_LEASE_SECONDS * 1000,
    pace: { perSecond: env.LEADS_CHAT_PER_SECOND, perMinute: env.LEADS_CHAT_PER_MINUTE },
    bot: token && chatId ? { apiUrl, token, chatId } : undefined,
  }
}
