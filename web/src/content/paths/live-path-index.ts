import 'server-only'
import {
  PATH_INDEX_QUERY,
  type PathIndex,
  type RawPathIndex,
  toPathIndex,
} from '@/content/paths/path-index'
import { client, currentContent } from '@/content/read/client'
import { ContentError } from '@/content/read/content-error'
import { liveState } from '@/content/refresh/live-events'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'

type State = {
  index?: PathIndex
  /** The changes of content that the index contains. */
  changes: number
  /** When a read last failed, in ms since this process started. */
  failedAt: number
  reading?: Promise<boolean>
}

const state = perProcess<State>('path-index', () => ({
  changes: 0,
  failedAt: Number.NEGATIVE_INFINITY,
}))

/** In ms: after a read that failed, and of a read. */
const PAUSE = 1000
const TIMEOUT = 2000

/**
 * The paths of all documents, read again after each change of content. While the content API is away, as last read;
 * undefined if it has not answered yet.
 */
export async function livePathIndex(): Promise<PathIndex | undefined> {
  // Twice, because content may change during the first read.
  for (let turn = 0; turn < 2 && !isCurrent(); turn++) {
    if (performance.now() - state.failedAt < PAUSE) break
    const reading = read()
    if (state.index && state.failedAt > 0) void reading
    else if (!(await reading)) break
  }
  return state.index
}

/** Whether a document may have this path; also true while the index is unknown. */
export async function mayExist(path: string): Promise<boolean> {
  return (await livePathIndex())?.documents.has(path) ?? true
}

const isCurrent = () => state.index !== undefined && state.changes === liveState.changes

/** Reads the index, once for all who ask at the same time; resolves to whether the content API answered. */
function read(): Promise<boolean> {
  state.reading ??= load().finally(() => {
    delete state.reading
  })
  return state.reading
}

async function load(): Promise<boolean> {
  const { changes } = liveState
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const options = { ...currentContent(), signal }
    state.index = toPathIndex(await client.fetch<RawPathIndex>(PATH_INDEX_QUERY, {}, options))
    state.changes = changes
    state.failedAt = Number.NEGATIVE_INFINITY
    return true
  } catch (error) {
    // The previous index stays.
    state.failedAt = performance.now()
    log.error(new ContentError('PATH_INDEX_QUERY', error).message)
    return false
  }
}
