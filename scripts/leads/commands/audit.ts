import { type AuditEntry, readAudit } from '../../../web/src/leads/server/privacy/audit.ts'
import type { Filters } from '../filters.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, printTable, timeWords } from '../output.ts'
import { factsOf, record } from '../record.ts'

/** `audit`: who did what with stored submissions, newest first. Reading the audit adds an entry, too. */
export async function audit(inbox: Inbox, filters: Filters): Promise<Outcome> {
  const entries = await readAudit(inbox.database, filters)
  await record(inbox, 'read audit', { facts: factsOf(filters) })
  return {
    json: entries.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
    table: () => {
      if (entries.length > 0) printTable(['When (UTC)', 'Who', 'Did', 'What'], entries.map(row))
      const rest = entries.length === filters.limit ? ', the newest; --limit shows more' : ''
      const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
      console.log(`${entries.length > 0 ? '\n' : ''}${count}${rest}.`)
    },
  }
}

const SHOWN = 3

function row({ at, actor, action, details }: AuditEntry) {
  const { ids, facts = {}, address } = details
  const some = (ids ?? []).slice(0, SHOWN).map((id) => id.slice(0, 8))
  const more = (ids ?? []).length > SHOWN ? ', …' : ''
  const which = some.length > 0 ? `: ${some.join(', ')}${more}` : ''
  const how = [
    ...Object.entries(facts).map(([name, value]) => `${name} ${value}`),
    ...(address ? ['with proof of the address'] : []),
  ].join(', ')
  const what = ids ? `${counted(ids.length, 'submission')}${which}${how && ` (${how})`}` : how
  return [timeWords(at), actor, action, what]
}
