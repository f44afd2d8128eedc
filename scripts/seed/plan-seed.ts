import { contentHash } from './content-hash.ts'
import { referencesIn } from './references-in.ts'
import type { SeedDocument } from './seed-documents.ts'

export type Decision = 'create' | 'update' | 'replace' | 'unchanged' | 'kept' | 'keptDeleted'
export type Stored = { _id: string; _rev: string; _type: string } & Record<string, unknown>

export interface LakeState {
  published: Map<string, Stored>
  /** Published ids of documents with a draft. */
  drafts: Set<string>
  /** Hashes of the documents as the seed last wrote them, by id. */
  hashes: Map<string, string>
  /** The seed day of the first run; absent in a lake without a seed. */
  day?: string
}

export interface SeedStep {
  document: SeedDocument
  decision: Decision
}

/** Decides for each document what a run does. Pure, so that a dry run decides the same. */
export function planSeed(
  documents: SeedDocument[],
  lake: LakeState,
  { replace }: { replace: boolean },
): SeedStep[] {
  const steps = documents.map((document) => ({
    document,
    decision: replace ? decideReplacing(document, lake) : decide(document, lake),
  }))
  return recreateReferenced(steps)
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
  const isAsSeeded = hash === hashes.get(_id) && !drafts.has(_id)
  return isAsSeeded ? 'update' : 'kept'
}

function decideReplacing(document: SeedDocument, { published, drafts }: LakeState): Decision {
  const current = published.get(document._id)
  if (drafts.has(document._id)) return 'replace'
  if (!current) return 'create'
  return contentHash(current) === contentHash(document) ? 'unchanged' : 'replace'
}

/** Recreates a deleted document if a written document refers to it. */
function recreateReferenced(steps: SeedStep[]): SeedStep[] {
  const needed = new Set(steps.filter(isWritten).flatMap(({ document }) => referencesIn(document)))
  let changed = false
  const next = steps.map((step) => {
    if (step.decision !== 'keptDeleted' || !needed.has(step.document._id)) return step
    changed = true
    return { ...step, decision: 'create' as const }
  })
  return changed ? recreateReferenced(next) : next
}

export function isWritten({ decision }: SeedStep): boolean {
  return decision === 'create' || decision === 'update' || decision === 'replace'
}
