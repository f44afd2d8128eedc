import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsResolver,
  Template,
} from 'sanity'
import { homePageId } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes = new Set(['siteSettings', 'navigation', 'words'])

// unpublishVersion: a release's document list takes its actions from this configuration, too.
const forbidden = new Set(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Removes the actions that would delete, unpublish or duplicate a singleton or the home page. */
export function keepFixedDocuments(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  const id = documentId && publishedId(documentId)
  // An editor can open a second singleton by typing its URL, but cannot publish it.
  if (singletonTypes.has(schemaType) && id !== schemaType) return []
  if (schemaType === 'legalVersion') return actions.filter(({ action }) => action === 'delete')
  if (!singletonTypes.has(schemaType) && id !== homePageId) return actions
  return actions.filter(({ action }) => !action || !forbidden.has(action))
}

/** Types that are not offered: pages are, by area, so that a new one has a path prefix. */
const notCreated = new Set([
  ...singletonTypes,
  'page',
  'legalVersion',
  // The media browser creates its own.
  'media.tag',
  'media.folder',
])

/** What “Create” offers: not the singletons, nor what publishing a legal page makes. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items) =>
  items.filter(({ templateId }) => !notCreated.has(templateId))

/** Removes the templates of singletons, so that no URL can create a second one. */
export function withoutSingletons(templates: Template[]): Template[] {
  return templates.filter(({ schemaType }) => !singletonTypes.has(schemaType))
}
