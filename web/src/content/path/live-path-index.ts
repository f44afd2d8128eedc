import 'server-only'
import { type PathIndex, toPathIndex } from '@/content/path/path-index'
import { PATH_INDEX_QUERY } from '@/content/path/path-index.groq'
import { client } from '@/content/sanity/client'
import { ContentError } from '@/content/sanity/content-error'

type State = {
  index?: PathIndex
  /** When the index was asked for, in ms; 0 when it has been forgotten. */
  readAt: number
  reading?: Promise<PathIndex | undefined>
}

// The proxy and the routes are bundled apart but run in one process, so the state lives on the
// global object: a webhook that a route receives makes the proxy look again at once.
const KEY = Symbol.for('web.path-index')
const shared = globalThis as unknown as Record<symbol, State | undefined>
shared[KEY] ??= { readAt: 0 }
const state = shared[KEY]

/** In ms. Where proxy and routes do not share a process, a change is seen after this at the latest. */
const GOOD_FOR = 30_000

/** The addresses as last read; undefined when the lake has not answered yet. */
export async function livePathIndex(): Promise<PathIndex | undefined> {
  if (!state.index || state.readAt === 0) return read()
  if (Date.now() - state.readAt > GOOD_FOR) void read()
  return state.index
}

/** Reads them anew unless that was done in the last second: for an address that is not among them. */
export async function recentPathIndex(): Promise<PathIndex | undefined> {
  return Date.now() - state.readAt > 1000 ? read() : state.index
}

/** The next request reads the addresses anew. */
export function forgetPathIndex(): void {
  state.readAt = 0
  state.reading = undefined
}

/** One reading at a time; everybody who asks meanwhile waits for it. */
function read(): Promise<PathIndex | undefined> {
  if (state.reading) return state.reading
  const startedAt = Date.now()
  const reading = load().then((index) => {
    // Forgotten meanwhile: this may be older than the change that made us forget.
    if (state.reading !== reading) return index
    state.reading = undefined
    state.readAt = startedAt
    state.index = index ?? state.index
    return state.index
  })
  state.reading = reading
  return reading
}

/** Undefined when the lake does not answer: what was known stays known, and is tried again. */
async function load(): Promise<PathIndex | undefined> {
  try {
    return toPathIndex(await client.fetch(PATH_INDEX_QUERY))
  } catch (error) {
    console.error(new ContentError('PATH_INDEX_QUERY', error).message)
    return undefined
  }
}
