import type { LakeDocument } from '../types.ts'
import { moveOrders } from './ordered-lists.ts'
import { changeDocuments, type Documents } from './sorted-documents.ts'

const NONE: Documents = []

/** Documents by the text of one of their fields; each list is sorted by ID. */
export class FieldIndex {
  private readonly lists = new Map<string, Documents>()
  private readonly valuesOf: (document: LakeDocument) => readonly string[]

  constructor(valuesOf: (document: LakeDocument) => readonly string[], documents: Documents) {
    this.valuesOf = valuesOf
    const lists = new Map<string, LakeDocument[]>()
    for (const document of documents) {
      for (const value of valuesOf(document)) {
        const list = lists.get(value)
        if (list) list.push(document)
        else lists.set(value, [document])
      }
    }
    this.lists = lists
  }

  get(value: string): Documents {
    return this.lists.get(value) ?? NONE
  }

  /** Updates the index for one changed document. */
  change(id: string, previous: LakeDocument | undefined, next: LakeDocument | undefined): void {
    const before = previous ? this.valuesOf(previous) : []
    const after = next ? this.valuesOf(next) : []
    for (const value of new Set([...before, ...after])) {
      const kept = after.includes(value) ? next : undefined
      const known = this.get(value)
      const changes = [{ id, next: kept }]
      const list = changeDocuments(known, changes)
      if (known !== NONE) moveOrders(known, list, changes)
      if (list.length > 0) this.lists.set(value, list)
      else this.lists.delete(value)
    }
  }
}
