import 'server-only'
import { client } from '@/sanity/client'
import { ContentError } from '@/sanity/content-error'
import { PATH_INDEX_QUERY, type PathIndex, toPathIndex } from '@/sanity/path-index'

type State = {
  index?: PathIndex
  /** When the index was asked for, and when a reading failed last, in ms. */
  readAt: number
  failedAt: number
  /** Readings are counted, and this one made the index. */
  begun: number
  shown: number
  reading?: Promise<boolean>
}

// The proxy and the routes are bundled apart but run in one process, so the state lives on the
// global object: what a webhook's route has read, the proxy knows at once.
const KEY = Symbol.for('web.path-index')
const shared = globalThis as unknown as Record<symbol, State | undefined>
shared[KEY] ??= { readAt: 0, failedAt: 0, begun: 0, shown: 0 }
const state = shared[KEY]

/** In ms. Where proxy and routes do not share a process, a change is seen after this at the latest. */
const GOOD_FOR = 30_000
const PAUSE = 1000
const PATIENCE = 2000

/** The addresses as last read; undefined when the lake has not answered yet. */
export async function livePathIndex(): Promise<PathIndex | undefined> {
  if (!state.index) await readSometimes()
  else if (Date.now() - state.readAt > GOOD_FOR) void readSometimes()
  return state.index
}

/** For an address that is not among them: reads them anew unless that was done a moment ago. */
export async function recentPathIndex(): Promise<PathIndex | undefined> {
  if (Date.now() - state.readAt > PAUSE) await readSometimes()
  return state.index
}

/** Reads them anew, and says whether the lake answered. */
export function rereadPathIndex(): Promise<boolean> {
  const reading = load().finally(() => {
    if (state.reading === reading) delete state.reading
  })
  state.reading = reading
  return reading
}

/** One reading at a time, for whom all wait that ask meanwhile; a pause after one that failed. */
async function readSometimes(): Promise<void> {
  if (Date.now() - state.failedAt < PAUSE) return
  await (state.reading ?? rereadPathIndex())
}

async function load(): Promise<boolean> {
  const startedAt = Date.now()
  const turn = ++state.begun
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const index = toPathIndex(await client.fetch(PATH_INDEX_QUERY, {}, { signal }))
    // A later reading may have been faster, and may know of a change that this one does not.
    if (turn > state.shown) Object.assign(state, { index, readAt: startedAt, shown: turn })
    return true
  } catch (error) {
    // What was known stays known.
    state.failedAt = Date.now()
    console.error(new ContentError('PATH_INDEX_QUERY', error).message)
    return false
  }
}
