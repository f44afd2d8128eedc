import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsResolver,
  Template,
} from 'sanity'
import { homePageId } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'

/** Types of which there is one document only, whose id is the type's name. */
export const singletonTypes = new Set(['siteSettings', 'navigation'])

// The list of a release offers its actions from the same configuration as the document does.
const forbidden = new Set(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Takes away what would lose or double a document that has to be there once. */
export function keepFixedDocuments(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: DocumentActionsContext,
): DocumentActionComponent[] {
  const id = documentId && publishedId(documentId)
  // Somebody who makes up the address of a second one can look at it, but not publish it.
  if (singletonTypes.has(schemaType) && id !== schemaType) return []
  if (!singletonTypes.has(schemaType) && id !== homePageId) return actions
  return actions.filter(({ action }) => !action || !forbidden.has(action))
}

/** “Create” offers no second singleton, and pages by their area instead of without an address. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items) =>
  items.filter(({ templateId }) => !singletonTypes.has(templateId) && templateId !== 'page')

/** Singletons have no template, so that no address can create a second one. */
export function withoutSingletons(templates: Template[]): Template[] {
  return templates.filter(({ schemaType }) => !singletonTypes.has(schemaType))
}
