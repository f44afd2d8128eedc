import 'server-only'
import { runningCache } from '@/cache/running-cache'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'
import { client } from '@/sanity/read/client'
import { ContentError } from '@/sanity/read/content-error'
import { type Change, tagsOfChange, typeTag } from '@/sanity/refresh/cache-tags'
import { passedTimes, type TimedDocument } from '@/sanity/refresh/passed-times'
import { refreshTags } from '@/sanity/refresh/refresh-tags'

// When sections appear or go, each server refreshes their pages by its own clock, as after an edit.

/** The pages that have sections which show for a time only. A page shows 40 sections (sections/max-sections.ts). */
const TIMETABLE_QUERY = `*[
  _type in ["page", "product"] && count(sections[defined(showFrom) || defined(showUntil)]) > 0
]{ _id, _type, "times": sections[0...40]{ showFrom, showUntil } }`

type State = {
  documents: TimedDocument[]
  /** The last time of each document that was acted upon, in ms. */
  done: Map<string, number>
  timer?: NodeJS.Timeout
  reading?: Promise<Change[] | undefined>
  isOutdated: boolean
}

const state = perProcess<State>('timetable', () => ({
  documents: [],
  done: new Map(),
  isOutdated: false,
}))

/** In ms. A clock may be set, and a longer timer than 24 days fires at once. */
const LONGEST_WAIT = 60_000
const TIMEOUT = 2000
const PAUSE = 500
const RETRY = 3000
/** Pages older than this are rendered again anyway. */
const LONGEST_LIFE = 30 * 24 * 60 * 60 * 1000

/**
 * Reads when sections appear and go, and waits for the next time. Resolves with the documents to refresh, of which a
 * time has passed since the last call, at the first call in the last 30 days; undefined if the content API did not
 * answer.
 */
export async function readTimetable(): Promise<Change[] | undefined> {
  runningCache.onExpired = follow
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    state.documents = await client.fetch<TimedDocument[]>(TIMETABLE_QUERY, {}, { signal })
  } catch (error) {
    log.error(new ContentError('TIMETABLE_QUERY', error).message)
    return undefined
  }
  return takePassed()
}

/** Reads it again after a change of a page: one read at a time, and another one if there was a change meanwhile. */
function follow(tags: readonly string[]): void {
  if (!tags.some((tag) => tag === typeTag('page') || tag === typeTag('product'))) return
  state.isOutdated = true
  if (!state.reading) void readAgain(0)
}

async function readAgain(pause: number): Promise<void> {
  state.reading = new Promise((resolve) => setTimeout(resolve, pause).unref()).then(() => {
    state.isOutdated = false
    return readTimetable()
  })
  const passed = await state.reading
  delete state.reading
  if (passed) await refresh(passed)
  if (!passed) void readAgain(RETRY)
  else if (state.isOutdated) void readAgain(PAUSE)
}

function takePassed(): Change[] {
  const now = Date.now()
  const { passed, next } = passedTimes(state, now, now - LONGEST_LIFE)
  clearTimeout(state.timer)
  if (Number.isFinite(next)) {
    state.timer = setTimeout(() => void refresh(takePassed()), Math.min(next - now, LONGEST_WAIT))
    state.timer.unref()
  }
  return passed
}

async function refresh(changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await refreshTags(changes.flatMap(tagsOfChange), false)
  log.info({ documents: changes.map(({ _id }) => _id) }, 'content: sections have appeared or gone')
}
