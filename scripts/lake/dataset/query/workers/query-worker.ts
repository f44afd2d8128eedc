import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { LakeError, QueryError } from '../../lake-error.ts'
import { storedDocument } from '../../stored-document.ts'
import type { LakeDocument } from '../../types.ts'
import { CostlyQuery } from '../query-cost.ts'
import { QueryEngine } from '../query-engine.ts'
import { ViewCache } from '../view.ts'
import {
  LOADED,
  type QueryMessage,
  type QueryOutcome,
  type QueryTask,
  type QueryThreadSettings,
} from './messages.ts'

/** The entry of a query thread: answers queries over its own copy of a dataset's documents. */
const documents = new Map<string, LakeDocument>()
const views = new ViewCache(documents)
const settings = workerData as QueryThreadSettings
let now = new Date()
const engine = new QueryEngine(views, { ...settings, clock: () => now })
const port = parentPort as MessagePort

port.on('message', (message: QueryMessage) => {
  if (message.kind === 'task') void perform(message.task)
  else if (message.kind === 'complete') port.postMessage(LOADED)
  else change(JSON.parse(message.documents) as LakeDocument[], message.gone)
})

function change(changed: LakeDocument[], gone: string[]): void {
  for (const document of changed) {
    documents.set(document._id, storedDocument(document))
    views.touch(document._id)
  }
  for (const id of gone) {
    documents.delete(id)
    views.touch(id)
  }
}

async function perform(task: QueryTask): Promise<void> {
  port.postMessage(await outcomeOf(task))
}

async function outcomeOf(task: QueryTask): Promise<QueryOutcome> {
  const { groq, params } = task
  now = task.now
  try {
    if (task.kind === 'match') {
      const matches = engine.matcher(groq, params, task.identity)
      return { kind: 'answer', json: JSON.stringify(task.documents.map(matches)) }
    }
    const { result, ...rest } = await engine.ask(groq, params, task.options)
    // The endpoint adds fields and braces.
    const json = JSON.stringify({ result: result ?? null, ...rest }).slice(1, -1)
    return { kind: 'answer', json }
  } catch (error) {
    return failure(groq, error)
  }
}

function failure(groq: string, error: unknown): QueryOutcome {
  if (error instanceof CostlyQuery) return { kind: 'costly' }
  const refusal = error instanceof RangeError ? unsendable(groq, error) : error
  if (refusal instanceof LakeError) {
    return { kind: 'refused', status: refusal.status, body: refusal.body }
  }
  return { kind: 'failed', message: error instanceof Error ? `${error.stack}` : String(error) }
}

/** `JSON.stringify` failed: the result is nested too deeply, or exceeds the maximum string length. */
function unsendable(groq: string, error: RangeError): QueryError {
  const reason = /call stack/.test(error.message)
    ? 'the query is nested too deeply'
    : 'the answer is too large; ask for fewer fields, or for fewer documents by a slice'
  return new QueryError(groq, reason, 0)
}
