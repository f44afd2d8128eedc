import { randomBytes, randomUUID } from 'node:crypto'
import { isValidId } from '../document-id.ts'
import { copyJson, isObject, type JsonObject } from '../json-value.ts'
import type { DocumentInput, LakeDocument, Params } from '../types.ts'
import { applyPatch } from './apply-patch.ts'
import { malformed, mutationFailed, wrongRevision } from './mutation-error.ts'
import type { LakeMutation } from './mutation-shape.ts'
import type { Transaction } from './transaction.ts'

export interface ApplyContext {
  transaction: Transaction
  /** Place of the mutation in its list, for error bodies. */
  index: number
  autoGenerateArrayKeys?: boolean
  /** Ids that a query finds, for patches and deletes by query. */
  select(query: string, params: Params): string[]
}

/** Stages one mutation in its transaction. */
export function applyMutation(mutation: LakeMutation, context: ApplyContext): void {
  for (const kind of CREATE_KINDS) {
    const document = mutation[kind]
    if (document) create(kind, document, context)
  }
  if (mutation.patch) patch(mutation.patch, context)
  if (mutation.delete) remove(mutation.delete, context)
}

const CREATE_KINDS = ['create', 'createOrReplace', 'createIfNotExists'] as const
type CreateKind = (typeof CREATE_KINDS)[number]

function create(kind: CreateKind, input: DocumentInput, context: ApplyContext): void {
  const { transaction, index } = context
  const attributes = prepare(input, context)
  const existing = transaction.current(attributes._id)
  if (existing && kind === 'create') {
    const description = `Document by ID "${attributes._id}" already exists`
    const type = 'documentAlreadyExistsError'
    throw mutationFailed(index, { type, id: attributes._id, description })
  }
  if (existing && kind === 'createIfNotExists') {
    transaction.skip(attributes._id)
    return
  }
  const document = stamp(attributes, existing, transaction)
  transaction.put(document._id, document, [{ [kind]: attributes }], index)
}

type Patch = NonNullable<LakeMutation['patch']>
/** The targets of a patch or delete: IDs, or the result of a query. The schema allows exactly one. */
type Selection = Pick<Patch, 'id' | 'query' | 'params'>

function patch(
  { id, query, params, ifRevisionID, ...operations }: Patch,
  context: ApplyContext,
): void {
  const { transaction, index } = context
  const given = copyJson(operations) as typeof operations
  for (const target of targets({ id, query, params }, context)) {
    const existing = transaction.current(target)
    if (!existing) {
      const description = `The document with the ID "${target}" was not found`
      throw mutationFailed(index, { type: 'documentNotFoundError', id: target, description })
    }
    if (ifRevisionID !== undefined && existing._rev !== ifRevisionID) {
      throw wrongRevision(index, target, existing._rev, ifRevisionID)
    }
    const patched = copyJson(applyPatch(existing, given, index)) as JsonObject
    const keyed = context.autoGenerateArrayKeys ? (withArrayKeys(patched) as JsonObject) : patched
    const document = stamp(
      keyed as DocumentInput & { _id: string; _type: string },
      existing,
      transaction,
    )
    transaction.put(target, document, [{ patch: { id: target, ...given } }], index)
  }
}

function remove(selection: Selection, context: ApplyContext): void {
  for (const target of targets(selection, context)) {
    if (!context.transaction.current(target)) context.transaction.skip(target)
    else context.transaction.put(target, null, [{ delete: { id: target } }], context.index)
  }
}

function targets(
  { id, query = '', params }: Selection,
  { select, transaction }: ApplyContext,
): string[] {
  if (id !== undefined) return [id].flat()
  // A document that an earlier mutation of this transaction deleted is no longer there to change.
  return select(query, params ?? {}).filter((found) => transaction.current(found))
}

/** Validates a document from a caller and adds an ID if it has none. */
function prepare(
  input: DocumentInput,
  context: ApplyContext,
): DocumentInput & { _id: string; _type: string } {
  const copy = copyJson(input) as DocumentInput
  const { _id = '', _type } = copy
  const where = `mutations[${context.index}]`
  if (typeof _type !== 'string' || _type === '') throw malformed(where, 'needs a _type')
  if (typeof _id !== 'string') throw malformed(where, 'has an _id that is not a string')
  // `drafts.` asks for a generated id under that prefix.
  const id = _id === '' || _id.endsWith('.') ? _id + randomUUID() : _id
  if (!isValidId(id)) {
    const description = `Document ID "${id}" is invalid: use at most 128 of a-z, A-Z, 0-9, "_", "-" and single dots`
    throw mutationFailed(context.index, { type: 'invalidDocumentIdError', id, description })
  }
  const keyed = context.autoGenerateArrayKeys ? (withArrayKeys(copy) as DocumentInput) : copy
  return { ...keyed, _id: id, _type }
}

function stamp(
  attributes: DocumentInput & { _id: string; _type: string },
  existing: LakeDocument | undefined,
  { id, timestamp }: Transaction,
): LakeDocument {
  const given = attributes._createdAt
  const _createdAt = typeof given === 'string' ? given : (existing?._createdAt ?? timestamp)
  return { ...attributes, _createdAt, _updatedAt: timestamp, _rev: id }
}

/** A copy in which every object in an array has a `_key`, as `autoGenerateArrayKeys` asks for. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)]),
  )
}

function keyed(item: unknown): unknown {
  const inner = withArrayKeys(item)
  if (!isObject(inner) || typeof inner._key === 'string') return inner
  return { ...inner, _key: randomBytes(6).toString('hex') }
}
