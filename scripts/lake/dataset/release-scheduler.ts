import { LOCAL_USER } from '../local-user.ts'
import type { Dataset } from './dataset.ts'
import { LakeError } from './lake-error.ts'

const RELEASE_ID = '_.releases.'
/** Timers pause while a machine sleeps and ignore clock changes, so check at least this often. */
const LONGEST_WAIT_MS = 30_000

/** Publishes scheduled releases at their time, including those that came due while the lake was down. */
export class ReleaseScheduler {
  readonly #clock: () => Date
  readonly #datasets: Dataset[] = []
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(clock: () => Date = () => new Date()) {
    this.#clock = clock
  }

  watch(dataset: Dataset): void {
    this.#datasets.push(dataset)
    dataset.subscribe((events) => {
      if (events.some(({ documentId }) => documentId.startsWith(RELEASE_ID))) this.#arm(0)
    })
    this.#arm(0)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  /** Sets the timer for the next release, at the earliest after `pause`. */
  #arm(pause: number): void {
    clearTimeout(this.#timer)
    const times = this.#scheduled().map(({ at }) => at)
    if (this.#isClosed || times.length === 0) return
    const wait = Math.min(...times) - this.#clock().getTime()
    this.#timer = setTimeout(() => this.#runDue(), Math.max(pause, Math.min(wait, LONGEST_WAIT_MS)))
  }

  #runDue(): void {
    const now = this.#clock().getTime()
    let pause = 0
    for (const { dataset, id, at } of this.#scheduled())
      if (at <= now && !this.#publish(dataset, id)) pause = LONGEST_WAIT_MS
    this.#arm(pause)
  }

  /** The scheduled releases of all datasets, and when each is due; the first one first. */
  #scheduled() {
    const releases = this.#datasets.flatMap((dataset) =>
      [...dataset.all()]
        .filter(({ _id, state }) => _id.startsWith(RELEASE_ID) && state === 'scheduled')
        .map(({ _id, publishAt }) => ({ dataset, id: _id, at: Date.parse(String(publishAt)) })),
    )
    return releases.filter(({ at }) => !Number.isNaN(at)).sort((a, b) => a.at - b.at)
  }

  /** Returns false when it must be retried, for example because the lake could not write. */
  #publish(dataset: Dataset, id: string): boolean {
    const releaseId = id.slice(RELEASE_ID.length)
    const options = { identity: LOCAL_USER.id }
    try {
      try {
        dataset.act([{ actionType: 'sanity.action.release.publish', releaseId }], options)
      } catch (error) {
        if (!(error instanceof LakeError)) throw error
        // The Studio shows the error of an active release, so its editor can fix it.
        const set = { state: 'active', error: { message: error.message } }
        dataset.mutate([{ patch: { id, set, unset: ['publishAt'] } }], options)
        console.error(`Release ${releaseId} was not published: ${error.message}`)
      }
      return true
    } catch (error) {
      console.error(`Release ${releaseId} will be tried again: ${(error as Error).message}`)
      return false
    }
  }
}
