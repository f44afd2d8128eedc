import { draftId } from '../../document-id.ts'
import type { DocumentInput, LakeDocument } from '../../types.ts'
import { strengthenReferences } from '../references.ts'
import { type ActionContext, contentOf } from './action-context.ts'
import type { ActionOf, DocumentAction } from './action-shape.ts'

/** Applies an action on a document: edit, publish, unpublish, discard, delete. */
export function applyDocumentAction(action: DocumentAction, context: ActionContext): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      create(action, context)
      break
    case 'sanity.action.document.edit':
      edit(action, context)
      break
    case 'sanity.action.document.publish':
      publish(action, context)
      break
    case 'sanity.action.document.unpublish':
      unpublish(action, context)
      break
    case 'sanity.action.document.replaceDraft':
      replaceDraft(action, context)
      break
    case 'sanity.action.document.discard':
      context.need(action.draftId, 'Draft')
      context.write({ delete: { id: action.draftId } })
      break
    case 'sanity.action.document.delete':
      remove(action, context)
      break
  }
}

function create(
  { publishedId, attributes, ifExists }: ActionOf<'document.create'>,
  context: ActionContext,
) {
  const id = typeof attributes._id === 'string' ? attributes._id : draftId(publishedId)
  if (context.find(id) && ifExists === 'ignore') return
  if (context.find(publishedId) && id !== publishedId) {
    context.refuse(`Document "${publishedId}" is already published`, 'documentAlreadyExistsError')
  }
  context.write({ create: { ...attributes, _id: id } })
}

function edit(
  { draftId: id, publishedId, patch }: ActionOf<'document.edit'>,
  context: ActionContext,
) {
  if (!context.find(id)) {
    const published = context.find(publishedId)
    if (!published) {
      context.refuse(`Neither "${id}" nor "${publishedId}" exists`, 'documentNotFoundError', 404)
    }
    context.write({ create: { ...contentOf(published), _id: id } })
  }
  context.write({ patch: { ...patch, id } })
}

function publish(action: ActionOf<'document.publish'>, context: ActionContext) {
  const draft = context.need(action.draftId, 'Draft')
  const published = context.find(action.publishedId)
  context.expectRevision(draft, action.ifDraftRevisionId)
  if (published || action.ifPublishedRevisionId) {
    context.expectRevision(published, action.ifPublishedRevisionId)
  }
  context.write({ createOrReplace: publishable(draft, action.publishedId, published) })
  context.write({ delete: { id: action.draftId } })
}

/** Turns a published document into a draft; an existing draft is kept. */
export function unpublish(
  { draftId: id, publishedId }: Pick<ActionOf<'document.unpublish'>, 'draftId' | 'publishedId'>,
  context: ActionContext,
) {
  const published = context.need(publishedId)
  context.write({ createIfNotExists: { ...contentOf(published), _id: id } })
  context.write({ delete: { id: publishedId } })
}

function replaceDraft(
  { publishedId, attributes }: ActionOf<'document.replaceDraft'>,
  context: ActionContext,
) {
  const id = draftId(publishedId)
  if (attributes._id !== undefined && attributes._id !== id) {
    context.refuse(
      `The draft of "${publishedId}" must have the ID "${id}"`,
      'actionFailedError',
      400,
    )
  }
  context.write({ createOrReplace: { ...attributes, _id: id } })
}

function remove(
  { publishedId, includeDrafts = [] }: ActionOf<'document.delete'>,
  context: ActionContext,
) {
  const draft = draftId(publishedId)
  const versions = new Set(includeDrafts)
  if (!context.find(publishedId) && ![draft, ...versions].some((id) => context.find(id))) {
    context.need(publishedId)
  }
  for (const id of [publishedId, draft, ...versions]) {
    if (context.find(id)) context.write({ delete: { id } })
  }
}

/** The document that publishing a draft or version results in. */
export function publishable(
  draft: LakeDocument,
  publishedId: string,
  published: LakeDocument | undefined,
): DocumentInput {
  const { _system, ...content } = contentOf(draft)
  return {
    ...(strengthenReferences(content) as DocumentInput),
    _id: publishedId,
    _createdAt: published?._createdAt ?? draft._createdAt,
  }
}
