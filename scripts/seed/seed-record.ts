/**
 * What the seed wrote last, as one fingerprint per document.
 *
 * It lives in a single document whose type no schema knows, so no list or search of a Studio shows
 * it, and whose id has a dot, so anonymous readers cannot see it, on hosted Sanity as on our lake.
 * The seeded documents themselves carry no mark.
 */
export const SEED_RECORD_ID = 'seed.record'

export interface SeedRecord {
  _id: typeof SEED_RECORD_ID
  _type: 'seedRecord'
  hashes: { _key: string; hash: string }[]
}

/** The record as a map from document id to fingerprint. */
export function hashesOf(record: SeedRecord | null): Map<string, string> {
  return new Map(record?.hashes.map(({ _key, hash }) => [_key, hash]))
}

/** The document to store for a map of fingerprints. */
export function seedRecord(hashes: Map<string, string>): SeedRecord {
  const entries = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    _id: SEED_RECORD_ID,
    _type: 'seedRecord',
    hashes: entries.map(([_key, hash]) => ({ _key, hash })),
  }
}
