import type { SanityClient } from 'sanity'
import { counted, inList } from '../../actions/counted'
import { errorsIn, newErrors, type Validate } from '../../actions/document-errors'
import { hasConsequences, publish } from '../../actions/publication'
import { planRemoval, readRemoval } from '../../actions/removal'
import {
  type Change,
  isObject,
  patchTo,
  pathOf,
  type StoredDocument,
} from '../../actions/stored-document'
import { publishedId } from '../../schema/validation/path'
import { allowsAction } from '../../structure/fixed-documents'
import { type BulkField, toStored } from './bulk-fields'
import { titleOf } from './title-of'

/** What an editor does to many documents. */
export type BulkTask =
  | { kind: 'publish' }
  /** `redirectTo`: the page that visitors of the removed paths reach. */
  | { kind: 'unpublish'; redirectTo: string | undefined }
  /** `chosen`: a document's id or a day; undefined clears the field. */
  | { kind: 'change'; field: BulkField; chosen: string | undefined }

/** The stored versions of a document. */
export interface Versions {
  id: string
  published: StoredDocument | null
  draft: StoredDocument | null
  isInRelease: boolean
}

export interface Tools {
  client: SanityClient
  validate: Validate
  /** Whether documents of a type have a field. */
  hasField: (type: string, field: BulkField) => boolean
}

/** What is written for one document, or why it is left out. */
export type Decision =
  | {
      changes: Change[]
      /** The document that carries the revision of the transaction; undefined if the published one is gone. */
      written: string | undefined
      /** Whether visitors see it at once. */
      isLive: boolean
      note?: string
    }
  | { reasons: string[] }

/** Decides by the checks of the document's own actions. Throws the client's errors. */
export async function decide(versions: Versions, task: BulkTask, tools: Tools): Promise<Decision> {
  if (!versions.published && !versions.draft) return leaveOut('It no longer exists.')
  if (task.kind === 'publish') return decidePublish(versions, tools)
  if (task.kind === 'unpublish') return decideUnpublish(versions, task.redirectTo, tools)
  return decideChange(versions, task, tools)
}

const leaveOut = (...reasons: string[]) => ({ reasons: [...new Set(reasons)] })

async function decidePublish(
  { id, published, draft }: Versions,
  { validate }: Tools,
): Promise<Decision> {
  if (!draft) return leaveOut('It has no changes to publish.')
  if (!allowsAction('publish', draft._type, id))
    return leaveOut('Documents like this one cannot be published by hand.')
  if (hasConsequences(draft, published)) {
    const [from, to] = [pathOf(published), pathOf(draft)]
    return leaveOut(
      from === to
        ? 'The text of a legal page changes. Publish it by itself: you then see whether the old text is kept.'
        : `Its path changes from ${from ?? 'none'} to ${to ?? 'none'}. Publish it by itself: you then see what else changes.`,
    )
  }
  const errors = await errorsIn(draft, validate)
  if (errors.length > 0) return leaveOut(...errors.map(({ message }) => message))
  return {
    changes: publish(published, draft),
    written: id,
    isLive: true,
    ...(!published && { note: 'For the first time.' }),
  }
}

async function decideUnpublish(
  { id, published, draft }: Versions,
  redirectTo: string | undefined,
  { client }: Tools,
): Promise<Decision> {
  if (!published) return leaveOut('It is not published.')
  if (!allowsAction('unpublish', published._type, id))
    return leaveOut('The site needs it, so it stays published.')
  if (redirectTo === id) return leaveOut('Visitors of the others are redirected to it.')
  const removal = await readRemoval(client, id)
  const users = new Map(
    removal.uses.map(({ document }) => [publishedId(document._id), titleOf(document)]),
  )
  if (users.size > 0) {
    const verb = users.size === 1 ? 'uses' : 'use'
    return leaveOut(
      `${inList([...users.values()])} ${verb} it. Unpublish it by itself: you then choose what stands there instead.`,
    )
  }
  if (removal.redirects.length > 0 && !redirectTo) {
    return leaveOut(
      `${counted(removal.redirects.length, 'redirect leads', 'redirects lead')} to it. Choose above where visitors go, or unpublish it by itself.`,
    )
  }
  return {
    changes: planRemoval(removal, { mode: 'unpublish', redirectTo }),
    written: undefined,
    isLive: true,
    note: describeRemoval(removal.path, draft !== null, redirectTo !== undefined),
  }
}

function describeRemoval(path: string | undefined, hasDraft: boolean, isRedirected: boolean) {
  const kept = hasDraft ? 'Its draft stays as it is.' : 'Its content is kept as a draft.'
  if (!path || isRedirected) return kept
  return `${kept} Visitors of ${path} get “page not found”.`
}

async function decideChange(
  { id, published, draft, isInRelease }: Versions,
  { field, chosen }: Extract<BulkTask, { kind: 'change' }>,
  { validate, hasField }: Tools,
): Promise<Decision> {
  const before = draft ?? published
  if (!before || !hasField(before._type, field))
    return leaveOut(`Documents like this one have no ${field.inWords}.`)
  if (!allowsAction('publish', before._type, id))
    return leaveOut('Documents like this one cannot be changed by hand.')
  if (chosenIn(before[field.name]) === chosen)
    return leaveOut(`It has this ${field.inWords} already.`)
  const after = { ...before, [field.name]: toStored(field, chosen) }
  const errors = await newErrors(before, after, validate)
  if (errors.length > 0) return leaveOut(...errors)
  return {
    changes: [...(draft ? [] : requireNoDraft(before)), ...patchTo(before, after)],
    written: before._id,
    isLive: !draft,
    ...noteOf([
      draft &&
        (published
          ? 'It has a draft with other changes: the draft changes, and visitors see it when somebody publishes it.'
          : 'It was never published: its draft changes.'),
      isInRelease && `Its version in a release keeps the ${field.inWords} that it has.`,
    ]),
  }
}

function noteOf(notes: (string | false | null)[]): { note?: string } {
  const note = notes.filter(Boolean).join(' ')
  return note ? { note } : {}
}

/** Makes the transaction fail if a colleague has begun a draft meanwhile, whose publication would undo the change. */
function requireNoDraft({ _id, _type }: StoredDocument): Change[] {
  return [{ create: { _id: `drafts.${_id}`, _type } }, { delete: { id: `drafts.${_id}` } }]
}

const chosenIn = (value: unknown) =>
  isObject(value) ? String(value._ref) : typeof value === 'string' ? value : undefined
