import type { SanityClient } from '@sanity/client'
import { StartError } from '../run/start-error.ts'
import { commitSeed } from './commit-seed.ts'
import { dateSeed, seedDay } from './date-seed.ts'
import { uploadImages } from './images/upload-images.ts'
import { type Decision, isWritten, type LakeState, planSeed, type SeedStep } from './plan-seed.ts'
import { readLakeState } from './read-lake-state.ts'
import { referencesIn } from './references-in.ts'
import { type SeedDocument, seedDocuments } from './seed-documents.ts'

export interface SeedOptions {
  /** Report what a run would do, and write nothing. */
  dryRun?: boolean
  /** Overwrite what editors changed or deleted, and discard their drafts of seeded documents. */
  replace?: boolean
  /** Only documents of this type. */
  only?: string
  /** The ISO date from which a new lake is dated; today by default. */
  day?: string
  /** The documents to write instead of the seed, for tests; their dates are kept. */
  documents?: SeedDocument[]
}

/** The ids of the documents by decision, and the day from which they are dated. */
export type SeedReport = Record<Decision, string[]> & { day: string }

/**
 * Writes the seed into a lake, or into hosted Sanity, in one transaction, and reports what it did.
 *
 * Changes of editors are only overwritten with `replace`. To distinguish them from an older seed, the
 * seed records a hash of each document that it writes (see `seed-record.ts`):
 * - a document equal to the seed is `unchanged`;
 * - one that still has its recorded hash comes from an older seed: `update`;
 * - any other, or one with a draft, belongs to an editor: `kept`;
 * - one that is recorded but missing was deleted by an editor: `keptDeleted`, unless a document that
 *   is written refers to it.
 *
 * Dates count from the day of the first run (see `date-seed.ts`), which the record keeps, so that later runs do not
 * change them. `replace` of all types dates the content anew.
 *
 * Throws a StartError if a written document refers to one that is not in the lake. If a document
 * changes between the read and the write, the whole transaction fails and nothing is written.
 */
export async function writeSeed(
  client: SanityClient,
  { dryRun = false, replace = false, only, day = seedDay(), documents: given }: SeedOptions = {},
): Promise<SeedReport> {
  const lake = await readLakeState(
    client,
    (given ?? seedDocuments).map(({ _id }) => _id),
  )
  const isReset = replace && only === undefined
  const datedFrom = isReset ? day : (lake.day ?? day)
  const documents = given ?? dateSeed(seedDocuments, datedFrom)
  const chosen = documents.filter(({ _type }) => only === undefined || _type === only)
  const drawn = await uploadImages(client, chosen, { dryRun })
  const steps = planSeed(drawn.documents, lake, { replace })
  refuseDanglingReferences(steps, lake, drawn.assets)
  if (!dryRun) await commitSeed(client, steps, lake, datedFrom)
  return { ...report(steps), day: datedFrom }
}

/** Throws if a written document refers to one that is not in the lake yet, which `only` can cause. */
function refuseDanglingReferences(
  steps: SeedStep[],
  { published }: LakeState,
  assets: string[],
): void {
  const written = steps.filter(isWritten)
  const ids = written.map(({ document }) => document._id)
  const existing = new Set([...published.keys(), ...ids, ...assets])
  for (const { document } of written) {
    const missing = referencesIn(document).find((id) => !existing.has(id))
    if (!missing) continue
    throw new StartError(
      `"${document._id}" refers to "${missing}", which is not in the lake. Seed without --only first.`,
    )
  }
}

function report(steps: SeedStep[]): Record<Decision, string[]> {
  const ids = (decision: Decision) =>
    steps.filter((step) => step.decision === decision).map(({ document }) => document._id)
  return {
    create: ids('create'),
    update: ids('update'),
    replace: ids('replace'),
    unchanged: ids('unchanged'),
    kept: ids('kept'),
    keptDeleted: ids('keptDeleted'),
  }
}
