import type { LakeDocument } from '../types.ts'
import type { PerspectiveRule } from './perspective.ts'
import { View } from './view.ts'

/** Views cost memory, and a caller may ask for any stack of releases. */
const MAX_VIEWS = 12

/** The views of a dataset, each made when it is first asked for; the one unused longest goes first. */
export class Views {
  private readonly views = new Map<string, View>()
  private readonly stored: ReadonlyMap<string, LakeDocument>

  constructor(stored: ReadonlyMap<string, LakeDocument>) {
    this.stored = stored
  }

  get(rule: PerspectiveRule): View {
    const view = this.views.get(rule.key) ?? new View(rule, this.stored)
    this.views.delete(rule.key)
    this.views.set(rule.key, view)
    if (this.views.size > MAX_VIEWS) this.views.delete(this.views.keys().next().value ?? '')
    return view
  }

  /** Drops all views: they are made anew when they are asked for. */
  forget(): void {
    this.views.clear()
  }

  /** Notes that a stored document came, changed or went. */
  touch(id: string): void {
    for (const view of this.views.values()) view.touch(id)
  }
}
