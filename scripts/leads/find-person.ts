import { provesAddress, readAudit, sameCase } from '../../web/src/leads/server/privacy/audit.ts'
import type { LeadsDatabase } from '../../web/src/leads/server/store/schema.ts'

/** Submission ids: the person's own submissions, and those of others that mention the address. */
export type HeldAbout = { own: string[]; mentions: string[] }

const PAGE = 1000

/**
 * Finds every submission with the address, in any case and field, also of former forms. It is the person's own if an
 * answer equals the address; otherwise it mentions it. Reads all submissions in pages, because neither an index nor `like`
 * matches text case-insensitively in all languages on both databases.
 */
export async function findPerson(database: LeadsDatabase, email: string): Promise<HeldAbout> {
  const address = sameCase(email)
  const held: HeldAbout = { own: [], mentions: [] }
  let last = ''
  for (;;) {
    const rows = await database
      .selectFrom('submission')
      .select(['id', 'payload', 'context'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, payload, context } of rows) {
      const texts = [...textsIn(JSON.parse(payload)), ...textsIn(JSON.parse(context ?? 'null'))]
      if (texts.some((text) => text === address)) held.own.push(id)
      else if (texts.some((text) => mentions(text, address))) held.mentions.push(id)
    }
    if (rows.length < PAGE) return held
    last = rows.at(-1)?.id ?? ''
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [sameCase(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Characters that an address may contain: `nada@example.org` does not mention `ada@example.org`. */
const OF_AN_ADDRESS = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u
const AFTER_AN_ADDRESS = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u

function mentions(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? ''
    const after = text.slice(at + address.length)
    // `mailto:`, quotes and brackets may come before it, a full stop after it.
    if (!OF_AN_ADDRESS.test(before) && !AFTER_AN_ADDRESS.test(after)) return true
  }
  return false
}

/** Times (ms since 1970) when submissions of this address were erased, newest first, as far as the audit goes back. */
export async function erasuresOf(database: LeadsDatabase, email: string): Promise<number[]> {
  const entries = await readAudit(database, {})
  return entries.flatMap(({ at, details: { address } }) =>
    address && provesAddress(address, email) ? [at] : [],
  )
}
