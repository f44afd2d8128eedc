import {
  draftId,
  isPublicId,
  isPublishedId,
  publishedId,
  releaseOf,
  versionId,
} from '../document-id.ts'
import { isObject } from '../json-value.ts'
import { LakeError } from '../lake-error.ts'
import { storedDocument } from '../stored-document.ts'
import type { LakeDocument, Perspective } from '../types.ts'

type DocumentMap = ReadonlyMap<string, LakeDocument>

/** Which stored documents a query sees, and under which ID (its slot). */
export interface PerspectiveRule {
  /** Equal for perspectives with the same result. */
  key: string
  /** The slot of a stored document; undefined when it is never visible. */
  slot(storedId: string): string | undefined
  /** The document that is visible in a slot. */
  pick(slot: string, documents: DocumentMap): LakeDocument | undefined
}

const RELEASE_NAME = /^[a-zA-Z0-9_-]{1,128}$/

/** The rule of a perspective; throws on names that cannot be a release. */
export function perspectiveRule(perspective: Perspective, publicOnly: boolean): PerspectiveRule {
  if (publicOnly) return PUBLIC
  const stack = [perspective].flat().map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  const [first] = stack
  if (first === undefined) throw unknownPerspective('[]')
  if (stack.length === 1 && first === 'raw') return RAW
  if (stack.length === 1 && first === 'published') return PUBLISHED
  for (const name of stack) {
    if (typeof name !== 'string' || name === 'raw' || !RELEASE_NAME.test(name)) {
      throw unknownPerspective(String(name))
    }
  }
  // Published documents are below every stack; layers below `published` are hidden.
  const end = stack.indexOf('published')
  return stackRule(end === -1 ? stack : stack.slice(0, end))
}

/** A rule that shows documents under their own IDs. */
const plainRule = (key: string, isVisible: (id: string) => boolean): PerspectiveRule => ({
  key,
  slot: (id) => (isVisible(id) ? id : undefined),
  pick: (slot, documents) => documents.get(slot),
})

const RAW = plainRule('raw', () => true)
const PUBLISHED = plainRule('published', isPublishedId)
/** What visitors see, whatever perspective they ask for. */
const PUBLIC = plainRule('public', isPublicId)

function stackRule(stack: readonly string[]): PerspectiveRule {
  const layers = new Set(stack)
  return {
    key: `stack:${stack.join(',')}`,
    slot(id) {
      if (isPublishedId(id)) return id
      return layers.has(releaseOf(id) ?? 'drafts') ? publishedId(id) : undefined
    },
    pick(slot, documents) {
      for (const layer of stack) {
        const id = layer === 'drafts' ? draftId(slot) : versionId(layer, slot)
        const found = documents.get(id)
        if (found) return isUnpublishMarker(found) ? undefined : overlay(found)
      }
      const published = documents.get(slot)
      return published && overlay(published)
    },
  }
}

/** Whether a version means "unpublish this document with the release". */
export function isUnpublishMarker({ _system: system }: LakeDocument): boolean {
  return isObject(system) && system.delete === true
}

/** A view is made anew after each write, when most of its documents are the same. */
const overlays = new WeakMap<LakeDocument, LakeDocument>()

function overlay(document: LakeDocument): LakeDocument {
  const { _id } = document
  const known = overlays.get(document)
  const made = known ?? storedDocument({ ...document, _id: publishedId(_id), _originalId: _id })
  overlays.set(document, made)
  return made
}

const unknownPerspective = (name: string): LakeError =>
  new LakeError(400, {
    error: {
      type: 'httpBadRequest',
      description: `Unknown perspective "${name}": use raw, published, drafts or names of releases`,
    },
  })
