import type { LakeDocument } from '../types.ts'
import { referencesIn } from './references.ts'

/** Who points at whom, kept with every write. */
export class ReferenceIndex {
  // target → source → whether one of the references is strong
  private readonly incoming = new Map<string, Map<string, boolean>>()

  update(id: string, previous: LakeDocument | undefined, next: LakeDocument | undefined): void {
    if (previous) {
      for (const target of referencesIn(previous).keys()) {
        const sources = this.incoming.get(target)
        sources?.delete(id)
        if (sources?.size === 0) this.incoming.delete(target)
      }
    }
    if (!next) return
    for (const [target, { strong }] of referencesIn(next)) {
      const sources = this.incoming.get(target) ?? new Map<string, boolean>()
      this.incoming.set(target, sources.set(id, strong))
    }
  }

  /** Ids of documents that point at this one, itself left out. */
  sources(target: string, { strongOnly = false } = {}): string[] {
    const sources = this.incoming.get(target) ?? []
    return [...sources]
      .filter(([id, strong]) => id !== target && (strong || !strongOnly))
      .map(([id]) => id)
  }
}
