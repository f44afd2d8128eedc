import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { cache, cacheSignal } from 'react'
import { env } from '@/env'
import { markOf, type SourceTable, type TextSource, toTable } from '@/sanity/text-sources'

/** The sources of the texts that one rendering of a page reads, collected until its table is written. */
type Rendering = {
  sources: Map<string, TextSource>
  reads: Set<Promise<unknown>>
  started: number
  isClosed: boolean
}

const currentRendering = cache(
  (): Rendering => ({ sources: new Map(), reads: new Set(), started: 0, isClosed: false }),
)

/**
 * Runs a read of drafts for the page that is being rendered. Gives it a function that returns the short mark of a
 * source; undefined where no table follows: in API routes, and after the table of this page is written.
 */
export function readForPage<Result>(
  read: (mark: ((source: TextSource) => string) | undefined) => Promise<Result>,
): Promise<Result> {
  const rendering = openRendering()
  if (!rendering) return read(undefined)
  const reading = read(markForPage)
  rendering.reads.add(reading)
  const end = () => rendering.reads.delete(reading)
  reading.then(end, end)
  rendering.started += 1
  return reading
}

/** The rendering of a page whose table is not written yet. */
function openRendering(): Rendering | undefined {
  // Outside of a rendering there is no signal, and `cache` does nothing.
  const rendering = cacheSignal() ? currentRendering() : undefined
  return rendering?.isClosed ? undefined : rendering
}

/** The short mark of a source, for a text of the page being rendered; empty where no table follows. */
export function markForPage(source: TextSource): string {
  const rendering = openRendering()
  if (!rendering) return ''
  const letters = markOf(source)
  rendering.sources.set(letters, source)
  return letters
}

/** The source of a short mark that a text of the page being rendered has. */
export const sourceOfMark = (mark: string): TextSource | undefined =>
  currentRendering().sources.get(mark)

/** Turns of the event loop without a new read, after which a page is taken to have read all that it shows. */
const QUIET_TURNS = 5

/**
 * The sources of all texts of the page that is being rendered, once it has read them. The layout and the page both write
 * a table, since a navigation renders the page alone; the second one is empty.
 */
export async function sourcesOfPage(): Promise<SourceTable> {
  const rendering = currentRendering()
  for (let quiet = 0, started = -1; quiet < QUIET_TURNS; quiet++) {
    await Promise.allSettled(rendering.reads)
    await setImmediate()
    if (rendering.started !== started || rendering.reads.size > 0) quiet = 0
    started = rendering.started
  }
  // Not cleared: components look sources up as they render, some after the table is written.
  const sources = rendering.isClosed ? [] : rendering.sources.values()
  rendering.isClosed = true
  return toTable(sources, env.STUDIO_URL)
}
