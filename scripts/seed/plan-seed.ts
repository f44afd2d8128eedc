import { contentHash } from './content-hash.ts'
import { referencesIn } from './references-in.ts'
import type { SeedDocument } from './seed-documents.ts'

export type Decision = 'create' | 'update' | 'replace' | 'unchanged' | 'kept' | 'keptDeleted'
export type Stored = { _id: string; _rev: string; _type: string } & Record<string, unknown>

/** What a lake holds now of the documents that the seed knows. */
export interface LakeState {
  published: Map<string, Stored>
  /** Published ids that have a draft: an editor is at work there. */
  drafts: Set<string>
  /** Fingerprints of what the seed wrote last. */
  hashes: Map<string, string>
}

export interface SeedStep {
  document: SeedDocument
  decision: Decision
}

/** Decides for each document what a run would do; pure, so that a dry run tells the truth. */
export function planSeed(
  documents: SeedDocument[],
  lake: LakeState,
  { replace }: { replace: boolean },
): SeedStep[] {
  const steps = documents.map((document) => ({
    document,
    decision: replace ? decideReplacing(document, lake) : decide(document, lake),
  }))
  return bringBackWhatIsReferredTo(steps)
}

function decide(document: SeedDocument, { published, drafts, hashes }: LakeState): Decision {
  const { _id } = document
  const current = published.get(_id)
  if (!current) {
    if (drafts.has(_id)) return 'kept'
    return hashes.has(_id) ? 'keptDeleted' : 'create'
  }
  const hash = contentHash(current)
  if (hash === contentHash(document)) return 'unchanged'
  const isOurs = hash === hashes.get(_id) && !drafts.has(_id)
  return isOurs ? 'update' : 'kept'
}

function decideReplacing(document: SeedDocument, { published, drafts }: LakeState): Decision {
  const current = published.get(document._id)
  if (drafts.has(document._id)) return 'replace'
  if (!current) return 'create'
  return contentHash(current) === contentHash(document) ? 'unchanged' : 'replace'
}

/** A document that an editor deleted stays deleted, unless one that we are about to write needs it. */
function bringBackWhatIsReferredTo(steps: SeedStep[]): SeedStep[] {
  const needed = new Set(steps.filter(isWritten).flatMap(({ document }) => referencesIn(document)))
  let found = false
  const next = steps.map((step) => {
    if (step.decision !== 'keptDeleted' || !needed.has(step.document._id)) return step
    found = true
    return { ...step, decision: 'create' as const }
  })
  return found ? bringBackWhatIsReferredTo(next) : next
}

/** Whether a step changes the lake. */
export function isWritten({ decision }: SeedStep): boolean {
  return decision === 'create' || decision === 'update' || decision === 'replace'
}
