import { QueryEngine } from '../../../scripts/lake/dataset/query/query-engine.ts'
import { storedDocument } from '../../../scripts/lake/dataset/stored-document.ts'
import type { LakeDocument } from '../../../scripts/lake/dataset/types.ts'
import { ReferenceIndex } from '../../../scripts/lake/dataset/write/references.ts'
import type { Write } from './lake-arbitraries.ts'

export const NOW = new Date('2026-11-20T12:00:00Z')

/** A dataset in memory: documents, their views and the engine that queries the views. */
export class LakeDocuments {
  readonly stored = new Map<string, LakeDocument>()
  private readonly references = new ReferenceIndex()
  readonly engine = new QueryEngine(this.stored, this.references, {
    projectId: 'lake',
    dataset: 'test',
    clock: () => NOW,
  })

  /** Creates documents from these fields; adds the system fields. */
  static of(...documents: { _id: string; _type: string; [field: string]: unknown }[]) {
    const made = new LakeDocuments()
    const system = {
      _rev: 'r1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-01T00:00:00Z',
    }
    for (const fields of documents) made.apply({ id: fields._id, next: { ...system, ...fields } })
    return made
  }

  apply({ id, next }: Write): void {
    this.references.update(id, this.stored.get(id), next ?? undefined)
    if (next) this.stored.set(id, storedDocument({ ...next }))
    else this.stored.delete(id)
    this.engine.clear()
  }
}
