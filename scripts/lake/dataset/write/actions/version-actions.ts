import { releaseDocumentId, releaseOf } from '../../document-id.ts'
import { type ActionContext, contentOf } from './action-context.ts'
import type { ActionOf, VersionAction } from './action-shape.ts'

/** Applies an action on a document's version in a release. */
export function applyVersionAction(action: VersionAction, context: ActionContext): void {
  switch (action.actionType) {
    case 'sanity.action.document.version.create':
      create(action, context)
      break
    case 'sanity.action.document.version.replace': {
      const id = String(action.document._id)
      context.need(id, 'Version')
      context.write({ createOrReplace: action.document })
      break
    }
    case 'sanity.action.document.version.discard':
      context.need(action.versionId, 'Version')
      context.write({ delete: { id: action.versionId } })
      break
    case 'sanity.action.document.version.unpublish':
      unpublish(action, context)
      break
  }
}

function create(action: ActionOf<'document.version.create'>, context: ActionContext): void {
  const { baseId, versionId, document } = action
  if (document) {
    expectOpenRelease(String(document._id), context)
    context.write({ create: document })
    return
  }
  if (baseId === undefined || versionId === undefined) {
    context.refuse(
      'A version needs a document, or a baseId and a versionId',
      'actionFailedError',
      400,
    )
  }
  expectOpenRelease(versionId, context)
  const base = context.need(baseId, 'Base document')
  context.expectRevision(base, action.ifBaseRevisionId)
  context.write({ create: { ...contentOf(base), _id: versionId } })
}

/** Marks a published document to be unpublished with the release. */
function unpublish(action: ActionOf<'document.version.unpublish'>, context: ActionContext): void {
  const { versionId, publishedId } = action
  expectOpenRelease(versionId, context)
  const published = context.need(publishedId, 'Published document')
  const version = context.find(versionId)
  const base = version ?? published
  const write = { ...contentOf(base), _id: versionId, _system: { delete: true } }
  context.write(version ? { createOrReplace: write } : { create: write })
}

/** Published, archived and scheduled releases take no new versions; a release need not exist yet. */
function expectOpenRelease(versionId: string, context: ActionContext): void {
  const name = releaseOf(versionId)
  const state = name && context.find(releaseDocumentId(name))?.state
  if (state === 'published' || state === 'archived' || state === 'scheduled') {
    context.refuse(`Release "${name}" is ${state} and takes no changes`)
  }
}
