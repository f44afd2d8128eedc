import { dateSeed, seedDay } from '../../scripts/seed/date-seed.ts'
import { type SeedDocument, seedDocuments as written } from '../../scripts/seed/seed-documents.ts'

export type { SeedDocument }

/** The seed as the tests' lakes have it: dated from `SEED_DATE`, which the configurations of the tests set. */
export const seedDocuments = dateSeed(written, seedDay())

/** A document of the seed, which must exist. */
export function seeded<Type extends SeedDocument['_type']>(
  type: Type,
  id: string,
): Extract<SeedDocument, { _type: Type }> {
  const found = seedDocuments.find(({ _id, _type }) => _id === id && _type === type)
  if (!found) throw new Error(`The seed has no ${type} "${id}".`)
  return found as Extract<SeedDocument, { _type: Type }>
}
