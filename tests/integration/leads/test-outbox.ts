import { onTestFinished } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { BotDocument, TransportResult } from '@/leads/server/deliver/bot'
import { type Delivering, deliverEntry } from '@/leads/server/deliver/deliver-entry'
import { claimEntry } from '@/leads/server/deliver/entries'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import type { Channel, LeadsDatabase } from '@/leads/server/store/schema'

export const LEASE = 60_000

/** Opens a database that is closed when the test ends. */
export async function openStore(location: string): Promise<LeadsDatabase> {
  const database = await openLeadsDatabase(location)
  onTestFinished(() => database.destroy())
  return database
}

/** Stores a request that is due at `now`. */
export async function store(database: LeadsDatabase, now: number, text = 'text'): Promise<string> {
  const submissionId = crypto.randomUUID()
  const answers = { email: 'ada@example.org' }
  await storeSubmission(database, { submissionId, formType: 'X', answers, text, now })
  return submissionId
}

export function entriesOf(database: LeadsDatabase, channel: Channel = 'bot') {
  return database
    .selectFrom('outbox_entry')
    .selectAll()
    .where('channel', '=', channel)
    .orderBy('due_at')
    .execute()
}

/** A worker with a fake clock, moved by the test or by waiting, and a service that answers as listed. */
export function working(
  database: LeadsDatabase,
  results: TransportResult[],
  settings: Partial<Delivering> = {},
) {
  const time = { now: 0 }
  const sent: { text: string; document?: BotDocument; at: number }[] = []
  const work: Delivering = {
    database,
    chat: 'chat',
    paceMs: 0,
    leaseMs: LEASE,
    transport: async (part) => {
      const result = results.shift() ?? {
        outcome: 'failed',
        error: 'down',
        reason: 'status 500',
      }
      const content = typeof part === 'string' ? { text: part } : { text: '', document: part }
      if (result.outcome === 'delivered') sent.push({ ...content, at: time.now })
      return result
    },
    clock: () => time.now,
    random: () => 1,
    wait: async (ms) => {
      time.now += ms
    },
    stopping: () => false,
    ...settings,
  }
  const attempt = async () => {
    const entry = await claimEntry(database, { now: time.now, leaseMs: LEASE })
    return entry && deliverEntry(entry, work)
  }
  return { time, sent, work, attempt }
}
