import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { LeadsDatabase } from '../store/schema.ts'

/** What a command or a server did with stored submissions. */
export type AuditAction =
  | 'listed'
  | 'showed'
  | 'exported'
  | 'looked up'
  | 'retried'
  | 'purged'
  | 'erased'
  | 'retention'
  | 'read audit'

/** Which submissions, and how; nothing here may identify a visitor once their submissions are erased. */
export type AuditDetails = {
  /** The ids of the submissions. */
  ids?: string[]
  /** Filters and numbers, as a person wants to read them. */
  facts?: Record<string, string | number>
  /** Proves that the submissions of an address were erased, to whoever knows the address. */
  address?: AddressProof
}

export type AuditEntry = {
  id: string
  /** In ms since 1970. */
  at: number
  actor: string
  action: AuditAction
  details: AuditDetails
}

/** Stores an entry; part of the caller's transaction if that is given. */
export async function recordAudit(
  database: LeadsDatabase,
  { details, ...entry }: Omit<AuditEntry, 'id'>,
): Promise<void> {
  const row = { id: crypto.randomUUID(), ...entry, details: JSON.stringify(details) }
  await database.insertInto('audit_entry').values(row).execute()
}

/** The entries between two times (ms since 1970, both included), newest first, at most `limit`. */
export async function readAudit(
  database: LeadsDatabase,
  { since, until, limit }: { since?: number; until?: number; limit?: number },
): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit_entry')
    .selectAll()
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<=', until ?? 0))
    .orderBy('at', 'desc')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ action, details, ...row }) => ({
    ...row,
    action: action as AuditAction,
    details: JSON.parse(details) as AuditDetails,
  }))
}

/** A salted hash of an email address, in Base64. */
export type AddressProof = { salt: string; hash: string }

/** The same address in any case: what two spellings of it share. */
export const sameCase = (address: string) => address.trim().normalize('NFC').toLowerCase()

/** The proof that this address was meant. Each has its own salt, and scrypt makes guessing addresses expensive. */
export function proveAddress(address: string): AddressProof {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: hashOf(address, salt).toString('base64') }
}

/** Whether a proof is of this address. */
export function provesAddress({ salt, hash }: AddressProof, address: string): boolean {
  return timingSafeEqual(hashOf(address, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64'))
}

function hashOf(address: string, salt: Uint8Array): Buffer {
  return scryptSync(sameCase(address), salt, 32)
}
