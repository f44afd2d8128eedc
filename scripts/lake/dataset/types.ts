import type { ContentSourceMap } from '@sanity/client'
import type { RawPatch } from './history/mendoza-diff.ts'

/** A stored document: the five system fields are always set. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** A document from a caller. */
export type DocumentInput = Record<string, unknown>

/** An editor may write and see drafts; a visitor sees what is published. */
export type Access = 'editor' | 'visitor'

export type Params = Record<string, unknown>

/** `raw`, `published` and `drafts`, or a stack of release names (and `drafts`), first wins. */
export type Perspective = string | readonly string[]

export type Visibility = 'sync' | 'async' | 'deferred'

export interface WriteOptions {
  /** Becomes the `_rev` of every document that is written; random when left out. */
  transactionId?: string | null
  /** The ID of the user who writes, kept in the history. */
  identity: string
  /** Validates and responds as usual, but writes nothing. */
  dryRun?: boolean
}

export interface MutateOptions extends WriteOptions {
  visibility?: Visibility
  autoGenerateArrayKeys?: boolean
}

export type Operation = 'create' | 'update' | 'delete' | 'none'

export interface MutationResult {
  id: string
  operation: Operation
  /** The document after the whole transaction; absent when it was deleted. */
  document?: LakeDocument
}

export interface MutateAnswer {
  transactionId: string
  results: MutationResult[]
}

export interface QueryOptions {
  /** `raw` when left out. */
  perspective?: Perspective
  identity?: string
  /** Whether to include a content source map. */
  sourceMap?: boolean
  /** For visitors: only documents whose ID has no dot, whatever the perspective. */
  publicOnly?: boolean
}

export interface QueryAnswer {
  result: unknown
  /** What the result depends on. */
  syncTags: string[]
  resultSourceMap?: ContentSourceMap
}

export interface Effects {
  apply: RawPatch
  revert: RawPatch
}

/** The change of one document in one transaction. */
export interface LakeEvent {
  documentId: string
  transactionId: string
  identity: string
  timestamp: string
  previous: LakeDocument | null
  result: LakeDocument | null
  previousRev: string | undefined
  resultRev: string | undefined
  /** The mutations of this document, as applied. */
  mutations: unknown[]
  effects: Effects
  visibility: 'query' | 'transaction'
}

export interface TransactionsOptions {
  reverse?: boolean
  limit?: number
  fromTransaction?: string
  toTransaction?: string
}

/** One line of `GET /data/history/:dataset/transactions/:ids`. */
export interface TransactionRecord {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations: unknown[]
  effects: Record<string, Effects>
}

export type RevisionSelector = { revision: string } | { time: string } | { lastRevision: true }

/** One entry of a document's history (`GET /data/history/:dataset/events/documents/:id`). */
export interface DocumentEvent {
  id: string
  type: string
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  versionRevisionId?: string
  revisionId?: string
  cause?: { type: string }
}

export interface DatasetOptions {
  name: string
  /** Path of the SQLite file; its folder must exist. */
  file: string
  projectId: string
  /** The real time when left out. */
  clock?: () => Date
}
