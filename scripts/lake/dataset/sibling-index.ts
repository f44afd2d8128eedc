import { publishedId } from './document-id.ts'
import type { LakeDocument } from './types.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** The types of stored documents, grouped by published ID. */
export class SiblingIndex {
  // published id → stored id → type
  private readonly groups = new Map<string, Map<string, string>>()

  update(id: string, next: LakeDocument | undefined): void {
    const group = this.groups.get(publishedId(id)) ?? new Map<string, string>()
    if (next) group.set(id, next._type)
    else group.delete(id)
    if (group.size > 0) this.groups.set(publishedId(id), group)
    else this.groups.delete(publishedId(id))
  }

  /** Types of a document, its draft and its versions. */
  types(id: string): Iterable<string> {
    return (this.groups.get(publishedId(id)) ?? NONE).values()
  }
}
