import type { Dataset } from '../../dataset.ts'
import type { Access, LakeEvent, Params, QueryOptions } from '../../types.ts'
import type { KeptLanes } from './kept-lanes.ts'
import { QueryLane } from './query-lane.ts'
import { QueryThread } from './query-thread.ts'

/** How long a query may take, from its arrival to its answer. */
const LIMIT_MS = 10_000

interface Caller {
  access: Access
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

/**
 * Answers the queries of a dataset in worker threads, so that none blocks the lake. Visitors and
 * editors have separate threads, so neither can block the other. Threads start on demand.
 */
export class QueryPool {
  readonly #lanes: Record<Access, QueryLane>
  readonly #clock: () => Date

  constructor(dataset: Dataset, kept: KeptLanes, limitMs = LIMIT_MS) {
    const { projectId, name } = dataset
    this.#clock = dataset.clock
    const open = (onLoaded: () => void) =>
      new QueryThread({ projectId, dataset: name }, dataset.all(), onLoaded)
    this.#lanes = {
      visitor: new QueryLane(kept, limitMs, open),
      editor: new QueryLane(kept, limitMs, open),
    }
    dataset.subscribe((events) => this.#follow(events))
  }

  /** The fields of a query's answer as JSON, without the braces. Rejects with a `LakeError`. */
  query(caller: Caller, groq: string, params: Params, options: QueryOptions): Promise<string> {
    const task = { kind: 'query', now: this.#clock(), groq, params, options } as const
    return this.#lanes[caller.access].run(task, caller.signal)
  }

  /** Whether documents belong to a listener's query. Rejects with a `LakeError`. */
  async match(
    caller: Caller,
    groq: string,
    params: Params,
    identity: string,
    documents: LakeEvent['result'][],
  ): Promise<boolean[]> {
    const task = { kind: 'match', now: this.#clock(), groq, params, identity, documents } as const
    return JSON.parse(await this.#lanes[caller.access].run(task, caller.signal)) as boolean[]
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.close()))
  }

  /** Sends each transaction as one message, before any later query. */
  #follow(events: readonly LakeEvent[]): void {
    const lanes = Object.values(this.#lanes).filter((lane) => lane.hasThreads)
    if (lanes.length === 0) return
    const documents = JSON.stringify(events.flatMap(({ result }) => result ?? []))
    const gone = events.filter(({ result }) => !result).map(({ documentId }) => documentId)
    for (const lane of lanes) lane.change({ kind: 'documents', documents, gone })
  }
}
