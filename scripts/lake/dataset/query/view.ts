import type { LakeDocument } from '../types.ts'
import type { PerspectiveRule } from './perspective.ts'

export type Documents = readonly LakeDocument[]

/** The documents that are visible in a perspective, by id and by type. */
export class View {
  private readonly slots = new Map<string, LakeDocument>()
  private readonly list: Documents
  private types: Map<string, LakeDocument[]> | undefined

  constructor(rule: PerspectiveRule, stored: ReadonlyMap<string, LakeDocument>) {
    for (const id of stored.keys()) {
      const slot = rule.slot(id)
      const document = slot === undefined ? undefined : rule.pick(slot, stored)
      if (document) this.slots.set(document._id, document)
    }
    this.list = sortById(this.slots.values())
  }

  /** All documents by id, the order of a query without `order()`. */
  all(): Documents {
    return this.list
  }

  get(id: string): LakeDocument | undefined {
    return this.slots.get(id)
  }

  /** The documents with one of these ids, by id. */
  withIds(ids: readonly string[]): Documents {
    return sortById([...new Set(ids)].flatMap((id) => this.get(id) ?? []))
  }

  /** The documents of one of these types, by id. */
  ofTypes(types: readonly string[]): Documents {
    this.types ??= Map.groupBy(this.all(), ({ _type }) => _type)
    const found = [...new Set(types)].map((type) => this.types?.get(type) ?? [])
    return found.length === 1 ? (found[0] ?? []) : sortById(found.flat())
  }
}

const sortById = (documents: Iterable<LakeDocument>): Documents =>
  [...documents].sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
