import { dateSeed, seedDay } from '../../scripts/seed/date-seed.ts'
import { type SeedDocument, seedDocuments as written } from '../../scripts/seed/seed-documents.ts'

export type { SeedDocument }

/** The seed in the tests' lakes: dated by `SEED_DATE`, which the test configurations set. */
export const seedDocuments = dateSeed(written, seedDay())

/** A document of the seed; throws if it does not exist. */
export function seeded<Type extends SeedDocument['_type']>(
  type: Type,
  id: string,
): Extract<SeedDocument, { _type: Type }> {
  const found = seedDocuments.find(({ _id, _type }) => _id === id && _type === type)
  if (!found) throw new Error(`The seed has no ${type} "${id}".`)
  return found as Extract<SeedDocument, { _type: Type }>
}
