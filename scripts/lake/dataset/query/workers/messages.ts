import type { LakeErrorBody } from '../../lake-error.ts'
import type { LakeDocument, Params, QueryOptions } from '../../types.ts'

/** A task for a query thread. */
export type QueryTask = {
  /** The time of `now()`. */
  now: Date
} & (
  | { kind: 'query'; groq: string; params: Params; options: QueryOptions }
  /** Tests which of these documents match a listener's query. */
  | {
      kind: 'match'
      groq: string
      params: Params
      identity: string
      documents: (LakeDocument | null)[]
    }
)

/** A message to a thread; messages are processed in order. */
export type QueryMessage =
  /** `documents` is a JSON array: strings are cloned faster than objects. */
  | { kind: 'documents'; documents: string; gone: string[] }
  /** All documents have been sent; the thread replies `LOADED`. */
  | { kind: 'complete' }
  | { kind: 'task'; task: QueryTask }

/** The outcome of a task. */
export type QueryOutcome =
  /** JSON: a query's result fields without braces, or a match's list of booleans. */
  | { kind: 'answer'; json: string }
  /** Not started: its cost estimate exceeds `maxVisits`. */
  | { kind: 'costly' }
  | { kind: 'refused'; status: number; body: LakeErrorBody }
  | { kind: 'failed'; message: string }

export interface QueryThreadSettings {
  projectId: string
  dataset: string
}

/** Sent by a thread once it has all documents. */
export const LOADED = 'loaded'
