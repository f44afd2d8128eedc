/** A document with the times of its sections, as they are stored. */
export type TimedDocument = {
  _id: string
  _type: string
  times: ({ showFrom?: unknown; showUntil?: unknown } | null)[] | null
}

type Timetable = {
  documents: readonly TimedDocument[]
  /** The last time of each document that was acted upon, in ms; updated here. */
  done: Map<string, number>
}

/**
 * The documents of which a time has passed at `now` (ms) that was not acted upon, and the next time that will. Of a
 * document that is new here, what passed before `oldest` counts as acted upon.
 */
export function passedTimes({ documents, done }: Timetable, now: number, oldest: number) {
  const passed: { _id: string; _type: string }[] = []
  let next = Number.POSITIVE_INFINITY
  for (const { _id, _type, times } of documents) {
    const all = (times ?? [])
      .flatMap((each) => [each?.showFrom, each?.showUntil])
      .map((time) => (typeof time === 'string' ? Date.parse(time) : Number.NaN))
      .filter((time) => !Number.isNaN(time))
    // If the clock was set back, a time passes again.
    const since = Math.min(done.get(_id) ?? oldest, now)
    const last = Math.max(since, ...all.filter((time) => time <= now))
    if (last > since) passed.push({ _id, _type })
    done.set(_id, last)
    next = Math.min(next, ...all.filter((time) => time > now))
  }
  return { passed, next }
}
