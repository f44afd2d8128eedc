import type { SanityClient } from '@sanity/client'
import { dateSeed } from '../../scripts/seed/date-seed.ts'
import { type SeedDocument, seedDocuments as written } from '../../scripts/seed/seed-documents.ts'
import { type SeedOptions, writeSeed as writeSeedOf } from '../../scripts/seed/write-seed.ts'
import { seedDate } from './seed-date.ts'

export type { SeedDocument }

/** The seed in the tests' lakes. */
export const seedDocuments = dateSeed(written, seedDate())

/** Writes it into a lake. */
export const writeSeed = (client: SanityClient, options: SeedOptions = {}) =>
  writeSeedOf(client, { day: seedDate(), ...options })

/** A document of the seed; throws if it does not exist. */
export function seeded<Type extends SeedDocument['_type']>(
  type: Type,
  id: string,
): Extract<SeedDocument, { _type: Type }> {
  const found = seedDocuments.find(({ _id, _type }) => _id === id && _type === type)
  if (!found) throw new Error(`The seed has no ${type} "${id}".`)
  return found as Extract<SeedDocument, { _type: Type }>
}
