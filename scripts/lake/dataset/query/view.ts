import { isObject } from '../json-value.ts'
import type { LakeDocument } from '../types.ts'
import { FieldIndex } from './field-index.ts'
import { moveOrders } from './ordered-lists.ts'
import type { PerspectiveRule } from './perspective.ts'
import {
  changeDocuments,
  type Documents,
  type ListChange,
  sortDocuments,
} from './sorted-documents.ts'

/** Further fields are not indexed but scanned. */
const MAX_FIELD_INDEXES = 48

/**
 * The documents that are visible in a perspective, with indexes. Updated incrementally: a write only
 * marks IDs, and the next read applies them. Lists are never modified in place.
 */
export class View {
  private readonly rule: PerspectiveRule
  private readonly stored: ReadonlyMap<string, LakeDocument>
  private readonly slots = new Map<string, LakeDocument>()
  private readonly indexes = new Map<string, FieldIndex>()
  private readonly touched = new Set<string>()
  private list: Documents

  constructor(rule: PerspectiveRule, stored: ReadonlyMap<string, LakeDocument>) {
    this.rule = rule
    this.stored = stored
    for (const id of stored.keys()) this.fill(rule.slot(id))
    this.list = sortDocuments(this.slots.values())
  }

  /** Marks a stored document as created, changed or deleted. */
  touch(id: string): void {
    const slot = this.rule.slot(id)
    if (slot !== undefined) this.touched.add(slot)
  }

  /** All visible documents, sorted by ID. */
  all(): Documents {
    this.catchUp()
    return this.list
  }

  get(id: string): LakeDocument | undefined {
    this.catchUp()
    return this.slots.get(id)
  }

  /** Documents whose field (`slug.current`) equals this text; undefined when not indexed. */
  withField(path: readonly string[], value: string): Documents | undefined {
    return this.index(path.join('\u0000'), (document) => fieldValue(document, path))?.get(value)
  }

  /** Documents for which `references(id)` is true. */
  referencing(id: string): Documents | undefined {
    return this.index('\u0000references', incomingReferences)?.get(id)
  }

  private index(
    name: string,
    valuesOf: (document: LakeDocument) => readonly string[],
  ): FieldIndex | undefined {
    this.catchUp()
    const known = this.indexes.get(name)
    if (known || this.indexes.size >= MAX_FIELD_INDEXES) return known
    const index = new FieldIndex(valuesOf, this.list)
    this.indexes.set(name, index)
    return index
  }

  private catchUp(): void {
    if (this.touched.size === 0) return
    const changes: ListChange[] = []
    for (const slot of this.touched) {
      const previous = this.slots.get(slot)
      const next = this.fill(slot)
      if (previous === next) continue
      changes.push({ id: slot, next })
      for (const index of this.indexes.values()) index.change(slot, previous, next)
    }
    this.touched.clear()
    const list = changeDocuments(this.list, changes)
    moveOrders(this.list, list, changes)
    this.list = list
  }

  private fill(slot: string | undefined): LakeDocument | undefined {
    if (slot === undefined) return undefined
    const document = this.rule.pick(slot, this.stored)
    if (document) this.slots.set(slot, document)
    else this.slots.delete(slot)
    return document
  }
}

function fieldValue(document: LakeDocument, path: readonly string[]): readonly string[] {
  let value: unknown = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }
  return typeof value === 'string' ? [value] : []
}

/** IDs for which `references(id)` is true of a document; groq-js does not look inside a reference. */
function incomingReferences(document: LakeDocument): string[] {
  const found = new Set<string>()
  collect(document, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    if (!value._ref) for (const item of Object.values(value)) collect(item, found)
    else if (typeof value._ref === 'string') found.add(value._ref)
  }
}

/** Views use memory, and a caller may ask for any stack of releases. */
const MAX_VIEWS = 12

/** The views of a dataset, one for each perspective that was asked for; least recently used first out. */
export class ViewCache {
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

  /** Drops all views; each is built again on its next use. */
  clear(): void {
    this.views.clear()
  }

  /** Marks a stored document as created, changed or deleted. */
  touch(id: string): void {
    for (const view of this.views.values()) view.touch(id)
  }
}
