import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsResolver,
  Template,
} from 'sanity'
import { homePageId } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes = new Set(['siteSettings', 'navigation'])

// Includes unpublishVersion, since a release's document list uses this configuration, too.
const forbidden = new Set(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Removes the actions that would delete, unpublish or duplicate a singleton or the home page. */
export function keepFixedDocuments(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  return actions.filter(({ action }) => allowsAction(action, schemaType, documentId))
}

/** Whether a document of this type and id can be published, unpublished and so on. */
export function allowsAction(
  action: string | undefined,
  type: string,
  documentId: string | undefined,
): boolean {
  const id = documentId && publishedId(documentId)
  // A URL can open a second singleton, but it cannot be published.
  if (singletonTypes.has(type) && id !== type) return false
  if (type === 'legalVersion') return action === 'delete'
  if (!singletonTypes.has(type) && id !== homePageId) return true
  return !action || !forbidden.has(action)
}

/** Types that “Create” omits. */
const notCreated = new Set([
  ...singletonTypes,
  'legalVersion',
  // The media browser creates its own tags.
  'media.tag',
  'media.folder',
])

/** What “Create” offers: without singletons and the versions of legal pages. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items) =>
  items.filter(({ templateId }) => !notCreated.has(templateId))

/** Removes the templates of singletons, so that no URL can create a second one. */
export function withoutSingletons(templates: Template[]): Template[] {
  return templates.filter(({ schemaType }) => !singletonTypes.has(schemaType))
}
