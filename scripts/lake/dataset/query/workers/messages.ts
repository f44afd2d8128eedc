import type { LakeErrorBody } from '../../lake-error.ts'
import type { LakeDocument, Params, QueryOptions } from '../../types.ts'

/** What a thread is asked to do with its copy of the documents. */
export type QueryTask =
  | { kind: 'query'; groq: string; params: Params; options: QueryOptions }
  /** Which of these documents belong to a listener's query. */
  | {
      kind: 'match'
      groq: string
      params: Params
      identity: string
      documents: (LakeDocument | null)[]
    }

/** A message to a thread. Changes come before the tasks that were sent after them. */
export type QueryMessage =
  /** `documents` is the JSON of a list: text is copied faster than objects. */
  | { kind: 'documents'; documents: string; gone: string[] }
  /** All documents have been sent; asks for `LOADED`. */
  | { kind: 'complete' }
  | { kind: 'task'; task: QueryTask }

/** What becomes of a task. */
export type QueryOutcome =
  /** JSON: of a query, the fields of its answer without the braces; of a match, a list of booleans. */
  | { kind: 'answer'; json: string }
  /** Not begun, since it would look at more values than `maxVisits`. */
  | { kind: 'costly' }
  | { kind: 'refused'; status: number; body: LakeErrorBody }
  | { kind: 'failed'; message: string }

export interface QueryThreadSettings {
  projectId: string
  dataset: string
}

/** What a thread answers when it has all documents. */
export const LOADED = 'loaded'
