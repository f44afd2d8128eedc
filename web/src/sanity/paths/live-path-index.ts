import 'server-only'
import { runningCache } from '@/cache/running-cache'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'
import { mayReadAgain } from '@/lib/rate-limits'
import {
  PATH_INDEX_QUERY,
  type PathIndex,
  type RawPathIndex,
  toPathIndex,
} from '@/sanity/paths/path-index'
import { client } from '@/sanity/read/client'
import { ContentError } from '@/sanity/read/content-error'
import type { Change } from '@/sanity/refresh/cache-tags'

type State = {
  index?: PathIndex
  /** When the index was requested, and when a read last failed, in ms since this process started. */
  readAt: number
  failedAt: number
  /** The announcements of other servers that the index contains. */
  announced: number
  /** The number of reads started, and the read that the index is from. */
  begun: number
  shown: number
  reading?: Promise<boolean>
}

const state = perProcess<State>('path-index', () => ({
  readAt: Number.NEGATIVE_INFINITY,
  failedAt: Number.NEGATIVE_INFINITY,
  announced: 0,
  begun: 0,
  shown: 0,
}))

/** In ms: when the index is read again without a change. */
const GOOD_FOR = 30_000
const PAUSE = 1000
const TIMEOUT = 2000

/** The paths as last read; undefined if the content API has not answered yet. */
export async function livePathIndex(): Promise<PathIndex | undefined> {
  const isFailing = state.failedAt > state.readAt
  // Another server has told of a change, perhaps of a path.
  const isOutdated = state.announced !== runningCache.announced
  if (!state.index || (isOutdated && !isFailing)) await readSometimes()
  else if (isOutdated) void readSometimes()
  else if (performance.now() - state.readAt > GOOD_FOR) void readSometimes()
  return state.index
}

/**
 * For an unknown path: reads the index again, at most once a second and within the visitor's limits. So a new page is
 * missing for a second at most, and unknown paths cannot use up the API's quota.
 */
export async function recentPathIndex(headers: Headers): Promise<PathIndex | undefined> {
  if (performance.now() - state.readAt <= PAUSE) return state.index
  if (state.reading || (await mayReadAgain(headers))) await readSometimes()
  return state.index
}

/** Whether a document may have this path; also true while the index is unknown. */
export async function mayExist(path: string, headers: Headers): Promise<boolean> {
  const index = await livePathIndex()
  if (!index || index.documents.has(path)) return true
  return (await recentPathIndex(headers))?.documents.has(path) ?? true
}

/** For the health check: whether the last read succeeded. One that failed is tried again. */
export async function isPathIndexCurrent(): Promise<boolean> {
  if (!(await livePathIndex())) return false
  if (state.failedAt > state.readAt) await readSometimes()
  return state.failedAt <= state.readAt
}

/** Reads the index again; resolves to whether the content API answered. */
export function rereadPathIndex(): Promise<boolean> {
  const reading = load().finally(() => {
    if (state.reading === reading) delete state.reading
  })
  state.reading = reading
  return reading
}

/** Types that make or end paths other than their own: redirects, and the earlier texts of legal pages. */
const TYPES_OF_PATHS = new Set(['redirect', 'legalVersion', 'legalPage'])
const TITLE_QUERY = '*[_id == $id][0]{ "title": coalesce(title, name, seo.title) }'

/** Whether a change may add, move or remove a path. */
export function mayChangePaths({ operation, path, previousPath, _type }: Change): boolean {
  return operation !== 'update' || path !== previousPath || TYPES_OF_PATHS.has(_type)
}

/**
 * Updates the index after a change: only a title if paths stay, since reading thousands of paths is slow. Resolves to
 * whether the content API answered.
 */
export async function applyToPathIndex(change: Change): Promise<boolean> {
  const { path } = change
  const isKnown = !path || state.index?.documents.has(path)
  if (!state.index || !isKnown || mayChangePaths(change)) return rereadPathIndex()
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const read = { id: change._id }
    const found = await client.fetch<{ title: unknown } | null>(TITLE_QUERY, read, { signal })
    if (found && path) {
      state.index.documents.set(path, typeof found.title === 'string' ? found.title : null)
    }
    return true
  } catch (error) {
    log.error(new ContentError('TITLE_QUERY', error).message)
    return false
  }
}

/** Single-flight, with a 1 s back-off after a failure. */
async function readSometimes(): Promise<void> {
  if (performance.now() - state.failedAt < PAUSE) return
  await (state.reading ?? rereadPathIndex())
}

async function load(): Promise<boolean> {
  const startedAt = performance.now()
  const turn = ++state.begun
  const { announced } = runningCache
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const index = toPathIndex(await client.fetch<RawPathIndex>(PATH_INDEX_QUERY, {}, { signal }))
    // A later read may have finished first, with newer data.
    if (turn > state.shown) {
      Object.assign(state, { index, readAt: startedAt, announced, shown: turn })
    }
    return true
  } catch (error) {
    // Keep the previous index.
    state.failedAt = performance.now()
    log.error(new ContentError('PATH_INDEX_QUERY', error).message)
    return false
  }
}
