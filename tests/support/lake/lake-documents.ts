import { QueryEngine } from '../../../scripts/lake/dataset/query/query-engine.ts'
import { storedDocument } from '../../../scripts/lake/dataset/stored-document.ts'
import type { LakeDocument } from '../../../scripts/lake/dataset/types.ts'

export const NOW = new Date('2026-11-20T12:00:00Z')
const DATE = '2026-01-01T00:00:00Z'
const SYSTEM = { _rev: 'r1', _createdAt: DATE, _updatedAt: DATE }

type Fields = { _id: string; _type: string; [field: string]: unknown }
/** A document's new state, or undefined to delete it. */
export type Write = { id: string; next: Fields | undefined }

/** A dataset in memory: documents, their views and the engine that queries the views. */
export class LakeDocuments {
  readonly stored = new Map<string, LakeDocument>()
  readonly engine = new QueryEngine(this.stored, {
    projectId: 'lake',
    dataset: 'test',
    clock: () => NOW,
  })

  static of(...documents: Fields[]) {
    const made = new LakeDocuments()
    for (const next of documents) made.apply({ id: next._id, next })
    return made
  }

  /** Writes a document and adds the system fields. */
  apply({ id, next }: Write): void {
    const document = next && storedDocument({ ...SYSTEM, ...next })
    if (document) this.stored.set(id, document)
    else this.stored.delete(id)
    this.engine.clear()
  }
}
