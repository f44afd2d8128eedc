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
  /** Report what a run would do without writing. */
  dryRun?: boolean
  /** Overwrite documents that editors changed or deleted, and discard drafts of seeded documents. */
  replace?: boolean
  /** Write only documents of this type. */
  only?: string
  /** The ISO date of the seed day for a new lake; today by default. */
  day?: string
  /** Documents to write instead of the seed, for tests; their dates are kept. */
  documents?: SeedDocument[]
}

/** Document ids by decision, and the seed day. */
export type SeedReport = Record<Decision, string[]> & { day: string }

/**
 * Writes the seed into a lake or hosted Sanity in one transaction, and reports what it did.
 *
 * Editors' changes are only overwritten with `replace`. The seed detects them by the recorded hash of each document
 * that it wrote (`seed-record.ts`):
 * - equal to the seed: `unchanged`;
 * - equal to its recorded hash, so from an older seed: `update`;
 * - anything else, or with a draft, belongs to an editor: `kept`;
 * - recorded but missing was deleted by an editor: `keptDeleted`, unless a written document refers to it.
 *
 * Dates are relative to the day of the first run (`date-seed.ts`), which the record keeps, so later runs do not change
 * them. `replace` of all types dates the content anew.
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

/** Throws if a written document refers to one that is missing in the lake, which `only` can cause. */
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
