import { draftId, isPublishedId, publishedId } from '../document-id.ts'
import type { DocumentEvent, TransactionRecord } from '../types.ts'
import type { RawPatch } from './mendoza-diff.ts'

/** IDs whose transactions make up the history of a document. */
export const idsInHistory = (id: string): string[] => (isPublishedId(id) ? [id, draftId(id)] : [id])

/** A document's history as events of the Studio's history inspector, in the given order. */
export function documentEvents(id: string, transactions: TransactionRecord[]): DocumentEvent[] {
  return transactions.flatMap((transaction, index) => {
    const revisionBefore = (other: string) =>
      transactions.slice(index + 1).find(({ effects }) => effects[other])?.id
    const effects = transaction.effects[id]
    if (!effects) return []
    const deleted = isNull(effects.apply)
    const created = isNull(effects.revert)
    const event = isPublishedId(id)
      ? publishedEvent(id, transaction, deleted, revisionBefore)
      : versionEvent(id, transaction, created, deleted, revisionBefore)
    if (!event) return []
    const { id: revision, timestamp, author } = transaction
    return [{ id: revision, timestamp, author, documentId: id, ...event }]
  })
}

type EventDetail = Pick<DocumentEvent, 'type'> & Partial<DocumentEvent>

/** The revision of a document before the given transaction, which the Studio shows of a deleted draft. */
type RevisionBefore = (id: string) => string | undefined

function publishedEvent(
  id: string,
  { id: revision, documentIDs }: TransactionRecord,
  deleted: boolean,
  revisionBefore: RevisionBefore,
): EventDetail {
  const versionId = documentIDs.find((other) => other !== id && publishedId(other) === id)
  const version =
    versionId === undefined ? {} : { versionId, versionRevisionId: revisionBefore(versionId) }
  if (!deleted) {
    return {
      type: 'publishDocumentVersion',
      revisionId: revision,
      cause: { type: 'document.publish' },
      ...version,
    }
  }
  return { type: versionId ? 'unpublishDocument' : 'deleteDocumentGroup', ...version }
}

function versionEvent(
  id: string,
  { id: revision, documentIDs }: TransactionRecord,
  created: boolean,
  deleted: boolean,
  revisionBefore: RevisionBefore,
): EventDetail | undefined {
  if (created) return { type: 'createDocumentVersion', versionId: id, versionRevisionId: revision }
  if (!deleted) return undefined
  if (documentIDs.includes(publishedId(id))) {
    return {
      type: 'publishDocumentVersion',
      revisionId: revision,
      versionId: id,
      versionRevisionId: revisionBefore(id),
      cause: { type: 'document.publish' },
    }
  }
  return { type: 'deleteDocumentVersion', versionId: id, versionRevisionId: revisionBefore(id) }
}

/** Whether a patch deletes its document. */
const isNull = (patch: RawPatch): boolean => patch[0] === 0 && patch[1] === null
