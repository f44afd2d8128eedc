import type { SanityClient } from '@sanity/client'
import { StartError } from '../run/start-error.ts'
import { commitSeed } from './commit-seed.ts'
import { uploadImages } from './images/upload-images.ts'
import { type Decision, isWritten, type LakeState, planSeed, type SeedStep } from './plan-seed.ts'
import { readLakeState } from './read-lake-state.ts'
import { referencesIn } from './references-in.ts'
import { type SeedDocument, seedDocuments } from './seed-documents.ts'

export interface SeedOptions {
  /** Say what would be done, and write nothing. */
  dryRun?: boolean
  /** Write over what editors changed or deleted, and discard their drafts of seeded documents. */
  replace?: boolean
  /** Only documents of this type. */
  only?: string
  /** What to write instead of the site's own seed; for tests. */
  documents?: SeedDocument[]
}

/** The ids of the documents that met each decision. */
export type SeedReport = Record<Decision, string[]>

/**
 * Writes the seed into a lake, or into hosted Sanity, in one transaction, and says what it did.
 *
 * An editor's work is never overwritten unless `replace` says so. To tell it from an older seed, the
 * seed keeps a fingerprint of each document as it wrote it (see `seed-record.ts`):
 * - a document that reads as the seed does is `unchanged`;
 * - one that still has its recorded fingerprint is an older seed and is updated;
 * - any other, or one with a draft, is an editor's and is `kept`;
 * - one that is recorded but gone was deleted by an editor and stays so (`keptDeleted`), unless a
 *   document that is being written refers to it.
 *
 * A document that is edited between our reading and our writing makes the transaction fail as a
 * whole; nothing is half-written.
 */
export async function writeSeed(
  client: SanityClient,
  { dryRun = false, replace = false, only, documents = seedDocuments }: SeedOptions = {},
): Promise<SeedReport> {
  const lake = await readLakeState(
    client,
    documents.map(({ _id }) => _id),
  )
  const chosen = documents.filter(({ _type }) => only === undefined || _type === only)
  const drawn = await uploadImages(client, chosen, { dryRun })
  const steps = planSeed(drawn.documents, lake, { replace })
  refuseDanglingReferences(steps, lake, drawn.assets)
  if (!dryRun) await commitSeed(client, steps, lake)
  return report(steps)
}

/** With `only`, a document can need another that is not in the lake yet. */
function refuseDanglingReferences(
  steps: SeedStep[],
  { published }: LakeState,
  assets: string[],
): void {
  const written = steps.filter(isWritten)
  const ids = written.map(({ document }) => document._id)
  const there = new Set([...published.keys(), ...ids, ...assets])
  for (const { document } of written) {
    const missing = referencesIn(document).find((id) => !there.has(id))
    if (!missing) continue
    throw new StartError(
      `"${document._id}" refers to "${missing}", which is not in the lake. Seed without --only first.`,
    )
  }
}

function report(steps: SeedStep[]): SeedReport {
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
