import { log } from '../../../lib/log.ts'
import { reasonOf } from './error-reason.ts'

/** In ms. A server that is killed loses no more of its counts. */
const EVERY_MS = 10_000

type Counting<Count> = {
  /** What is counted, for the log. */
  name: string
  /** The counts since the last call. */
  take: () => Count[]
  /** Adds counts to those in the database, all or none. */
  store: (counts: readonly Count[]) => Promise<void>
  /** Counts again what could not be stored. */
  putBack: (counts: readonly Count[]) => void
}

/**
 * Stores what a server counts in its memory every ten seconds, one write after the other. After a failure the counts
 * wait for the next time.
 */
export function startWritingCounts<Count>({ name, take, store, putBack }: Counting<Count>) {
  const writeOnce = async () => {
    const counts = take()
    if (counts.length === 0) return
    try {
      await store(counts)
    } catch (error) {
      putBack(counts)
      log.warn({ reason: reasonOf(error) }, `${name}: counts could not be stored; trying again`)
    }
  }
  let writing = Promise.resolve()
  const write = () => {
    writing = writing.then(writeOnce)
    return writing
  }
  const timer = setInterval(write, EVERY_MS)
  timer.unref()
  return {
    /** Stores what was counted until now; never rejects. */
    write,
    /** Stores the last counts; never rejects. */
    stop: () => {
      clearInterval(timer)
      return write()
    },
  }
}
