/**
 * The seed record: a hash of each document as the seed last wrote it, and the seed day. Its type is in no schema, so
 * the Studio does not list it; its id contains a dot, so anonymous reads do not return it. Seeded documents themselves
 * are not marked.
 */
export const SEED_RECORD_ID = 'seed.record'

export interface SeedRecord {
  _id: typeof SEED_RECORD_ID
  _type: 'seedRecord'
  hashes: { _key: string; hash: string }[]
  day?: string
}

/** The hashes of a record by document id. */
export function hashesOf(record: SeedRecord | null): Map<string, string> {
  return new Map(record?.hashes.map(({ _key, hash }) => [_key, hash]))
}

/** The record to store for these hashes and the seed day. */
export function seedRecord(hashes: Map<string, string>, day: string): SeedRecord {
  const entries = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    _id: SEED_RECORD_ID,
    _type: 'seedRecord',
    hashes: entries.map(([_key, hash]) => ({ _key, hash })),
    day,
  }
}
