import type { DocumentActionsResolver } from 'sanity'
import { homePageId, routableTypes } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { keepFixedDocuments } from '../structure/fixed-documents'
import { useCampaignLink } from './campaign-link'
import { useSendVisitors } from './send-visitors'

/** Sanity's actions, and ours for documents that have a page. */
export const documentActions: DocumentActionsResolver = (actions, context) => {
  const allowed = keepFixedDocuments(actions, context)
  if (!Object.hasOwn(routableTypes, context.schemaType)) return allowed
  const isHome = publishedId(context.documentId ?? '') === homePageId
  allowed.splice(1, 0, useCampaignLink, ...(isHome ? [] : [useSendVisitors]))
  return allowed
}
