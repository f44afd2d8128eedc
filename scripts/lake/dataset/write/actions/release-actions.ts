import { draftId, publishedId, releaseDocumentId, versionId } from '../../document-id.ts'
import { isUnpublishMarker } from '../../query/perspective.ts'
import type { LakeDocument } from '../../types.ts'
import { type ActionContext, contentOf } from './action-context.ts'
import type { ActionOf, ReleaseAction } from './action-shape.ts'
import { publishable, unpublish } from './document-actions.ts'

/** Applies an action on a release. States: active ⇄ scheduled → published, active ⇄ archived. */
export function applyReleaseAction(action: ReleaseAction, context: ActionContext): void {
  const id = releaseDocumentId(action.releaseId)
  switch (action.actionType) {
    case 'sanity.action.release.create':
      create(action, context)
      break
    case 'sanity.action.release.import':
      importRelease(action, context)
      break
    case 'sanity.action.release.edit':
      edit(action, context)
      break
    case 'sanity.action.release.schedule':
      expectState(id, ['active'], context)
      context.write({
        patch: {
          id,
          set: { state: 'scheduled', publishAt: action.publishAt },
          unset: ['error'],
        },
      })
      break
    case 'sanity.action.release.unschedule':
      expectState(id, ['scheduled'], context)
      context.write({ patch: { id, set: { state: 'active' }, unset: ['publishAt'] } })
      break
    case 'sanity.action.release.publish':
      publish(action.releaseId, context)
      break
    case 'sanity.action.release.archive':
      archive(action.releaseId, context)
      break
    case 'sanity.action.release.unarchive':
      unarchive(action.releaseId, context)
      break
    case 'sanity.action.release.delete':
      remove(action.releaseId, context)
      break
  }
}

function create({ releaseId, metadata }: ActionOf<'release.create'>, context: ActionContext): void {
  context.write({
    create: {
      _id: releaseDocumentId(releaseId),
      _type: 'system.release',
      name: releaseId,
      state: 'active',
      userId: context.identity,
      metadata: { releaseType: 'undecided', ...metadata },
    },
  })
}

/** Restores a release from an export. */
function importRelease(
  { releaseId, attributes, document = attributes, ifExists = 'fail' }: ActionOf<'release.import'>,
  context: ActionContext,
): void {
  const id = releaseDocumentId(releaseId)
  if (context.find(id) && ifExists === 'ignore') return
  const { state, publishAt, ...given } = document ?? {}
  if (given._id !== id)
    context.refuse(`The release to import must have the ID "${id}"`, 'actionFailedError', 400)
  const now = Date.parse(context.transaction.timestamp)
  const isScheduled = state === 'scheduled' && Date.parse(String(publishAt)) > now
  // A release that is already due would be published before its versions are imported.
  const kept = isScheduled || state === 'archived' || state === 'published'
  const release = {
    ...given,
    _id: id,
    _type: 'system.release',
    name: releaseId,
    state: kept ? state : 'active',
    ...(isScheduled && { publishAt }),
  }
  context.write(ifExists === 'replace' ? { createOrReplace: release } : { create: release })
}

/** Only the metadata of a release can be edited. */
function edit({ releaseId, patch }: ActionOf<'release.edit'>, context: ActionContext): void {
  const id = releaseDocumentId(releaseId)
  const before = contentOf(context.need(id, 'Release'))
  expectState(id, ['active', 'scheduled'], context)
  context.write({ patch: { ...patch, id } })
  const after = contentOf(context.need(id, 'Release'))
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (field !== 'metadata' && JSON.stringify(before[field]) !== JSON.stringify(after[field])) {
      context.refuse(`"${field}" of a release cannot be edited`, 'actionFailedError', 400)
    }
  }
}

/** Drafts stay as they are: the Studio asks whether to discard them, and does so itself. */
function publish(releaseId: string, context: ActionContext): void {
  const id = releaseDocumentId(releaseId)
  expectState(id, ['active', 'scheduled'], context)
  const versions = versionsOf(releaseId, context)
  for (const version of versions) {
    const target = publishedId(version._id)
    const published = context.find(target)
    if (isUnpublishMarker(version)) {
      if (published) unpublish({ draftId: draftId(target), publishedId: target }, context)
    } else {
      context.write({ createOrReplace: publishable(version, target, published) })
    }
    context.write({ delete: { id: version._id } })
  }
  const publishedAt = context.transaction.timestamp
  const finalDocumentStates = finalStates(versions)
  context.write({
    patch: {
      id,
      set: { state: 'published', publishedAt, finalDocumentStates },
      unset: ['publishAt', 'error'],
    },
  })
}

function archive(releaseId: string, context: ActionContext): void {
  const id = releaseDocumentId(releaseId)
  expectState(id, ['active'], context)
  const versions = versionsOf(releaseId, context)
  for (const version of versions) context.write({ delete: { id: version._id } })
  const archivedAt = context.transaction.timestamp
  const finalDocumentStates = finalStates(versions)
  context.write({
    patch: { id, set: { state: 'archived', archivedAt, finalDocumentStates }, unset: ['error'] },
  })
}

/** Restores the versions to their state when the release was archived. */
function unarchive(releaseId: string, context: ActionContext): void {
  const id = releaseDocumentId(releaseId)
  const release = expectState(id, ['archived'], context)
  const states = Array.isArray(release.finalDocumentStates) ? release.finalDocumentStates : []
  for (const state of states as { id?: unknown }[]) {
    const archived = typeof state.id === 'string' ? context.lastState(state.id) : undefined
    if (archived && !context.find(archived._id)) context.write({ create: contentOf(archived) })
  }
  context.write({
    patch: { id, set: { state: 'active' }, unset: ['archivedAt', 'finalDocumentStates'] },
  })
}

function remove(releaseId: string, context: ActionContext): void {
  const id = releaseDocumentId(releaseId)
  expectState(id, ['archived', 'published'], context)
  for (const version of versionsOf(releaseId, context))
    context.write({ delete: { id: version._id } })
  context.write({ delete: { id } })
}

function expectState(id: string, allowed: string[], context: ActionContext): LakeDocument {
  const release = context.need(id, 'Release')
  const state = String(release.state)
  if (allowed.includes(state)) return release
  return context.refuse(`Release "${release.name}" is ${state}, not ${allowed.join(' or ')}`)
}

const versionsOf = (releaseId: string, { transaction }: ActionContext): LakeDocument[] =>
  transaction
    .idsWithPrefix(versionId(releaseId, ''))
    .map((id) => transaction.current(id))
    .filter((document) => document !== undefined)

const finalStates = (versions: LakeDocument[]): { _key: string; id: string }[] =>
  versions.map(({ _id }, index) => ({ _key: String(index), id: _id }))
