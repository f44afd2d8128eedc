import type {
  DocumentActionComponent,
  DocumentActionsResolver,
  DuplicateDocumentActionComponent,
} from 'sanity'
import { homePageId, routableTypes } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { keepFixedDocuments } from '../structure/fixed-documents'
import { usePageResults } from './page-results'
import { useSendVisitors } from './send-visitors'

/** Sanity's actions, and ours for documents that have a page of their own. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const allowed = keepFixedDocuments(actions, context).map(withoutAddresses)
  if (!Object.hasOwn(routableTypes, context.schemaType)) return allowed
  const isHome = publishedId(context.documentId ?? '') === homePageId
  allowed.splice(1, 0, ...(isHome ? [] : [useSendVisitors]), usePageResults)
  return allowed
}

/** Sanity's action, whose duplicates begin without the earlier paths of the original. */
function withoutAddresses(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'duplicate') return action
  const original: DuplicateDocumentActionComponent = action
  const useDuplicate: DuplicateDocumentActionComponent = (props) =>
    original({ ...props, mapDocument: ({ earlierPaths: _, ...document }) => document })
  useDuplicate.action = 'duplicate'
  return useDuplicate
}
