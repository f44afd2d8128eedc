import { type AuditEntry, readAudit } from '../../../web/src/leads/server/database/audit.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, printTable, timeWords } from '../output.ts'
import { factsOf, record } from '../record.ts'
import type { Filters } from '../requests.ts'

/** `audit`: who did what with stored requests, newest first; reading it is an entry, too. */
export async function audit(inbox: Inbox, filters: Filters): Promise<Outcome> {
  const entries = await readAudit(inbox.database, filters)
  await record(inbox, 'read audit', { facts: factsOf(filters) })
  return {
    json: entries.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
    table: () => {
      if (entries.length > 0) printTable(['When (UTC)', 'Who', 'Did', 'What'], entries.map(row))
      console.log(`${entries.length > 0 ? '\n' : ''}${entries.length} of the newest entries.`)
    },
  }
}

const SHOWN = 3

function row({ at, actor, action, details }: AuditEntry) {
  const { ids, facts = {}, address } = details
  const some = (ids ?? []).slice(0, SHOWN).map((id) => id.slice(0, 8))
  const more = (ids ?? []).length > SHOWN ? ', …' : ''
  const what = [
    ...(ids ? [`${counted(ids.length, 'request')}${some.length > 0 ? ':' : ''}`] : []),
    ...(some.length > 0 ? [some.join(', ') + more] : []),
    ...Object.entries(facts).map(([name, value]) => `${name} ${value}`),
    ...(address ? ['(with proof of the address)'] : []),
  ]
  return [timeWords(at), actor, action, what.join(' ')]
}
