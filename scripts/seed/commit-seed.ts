import type { SanityClient, Transaction } from '@sanity/client'
import { contentHash } from './content-hash.ts'
import { isWritten, type LakeState, type SeedStep } from './plan-seed.ts'
import { draftOf } from './read-lake-state.ts'
import type { SeedDocument } from './seed-documents.ts'
import { seedRecord } from './seed-record.ts'

/**
 * Writes the steps of a plan in one transaction, so that references resolve, and records the seed day. Throws the
 * client's errors.
 */
export async function commitSeed(
  client: SanityClient,
  steps: SeedStep[],
  lake: LakeState,
  day: string,
): Promise<void> {
  const record = nextRecord(steps, lake)
  if (!steps.some(isWritten) && !record.changed && lake.day === day) return
  const transaction = client.transaction()
  for (const step of steps) addStep(transaction, step, lake)
  transaction.createOrReplace(seedRecord(record.hashes, day))
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
}

function addStep(
  transaction: Transaction,
  { document, decision }: SeedStep,
  lake: LakeState,
): void {
  // The client cannot infer one type for a union of documents.
  const untyped: { _id: string; _type: string } = document
  if (decision === 'create') transaction.create(untyped)
  if (decision === 'update') updateUnlessEdited(transaction, document, lake)
  if (decision === 'replace') {
    transaction.createOrReplace(untyped)
    if (lake.drafts.has(document._id)) transaction.delete(draftOf(document._id))
  }
}

/** Uses a patch: only a patch can require the revision that was read (`ifRevisionID`). */
function updateUnlessEdited(transaction: Transaction, document: SeedDocument, lake: LakeState) {
  const current = lake.published.get(document._id)
  if (!current) return
  const { _id, _type, ...fields } = document
  const gone = Object.keys(current).filter((name) => !name.startsWith('_') && !(name in fields))
  transaction.patch(_id, { ifRevisionID: current._rev, set: fields, unset: gone })
}

/** The hashes to record: new ones for seeded documents, the recorded ones for documents that editors changed. */
function nextRecord(steps: SeedStep[], { hashes }: LakeState) {
  const next = new Map(hashes)
  for (const step of steps) {
    const isAsSeeded = isWritten(step) || step.decision === 'unchanged'
    if (isAsSeeded) next.set(step.document._id, contentHash({ ...step.document }))
  }
  const changed = next.size !== hashes.size || [...next].some(([id, h]) => hashes.get(id) !== h)
  return { hashes: next, changed }
}
