import { LOCAL_USER } from '../local-user.ts'
import type { Dataset } from './dataset.ts'
import { LakeError } from './lake-error.ts'

const RELEASE_ID = '_.releases.'
const CHECK_MS = 1000

/** Publishes scheduled releases at their time, including those that came due while the lake was down. */
export class ReleaseScheduler {
  readonly #datasets: Dataset[] = []
  readonly #timer = setInterval(() => this.#publishDue(), CHECK_MS)

  watch(dataset: Dataset): void {
    this.#datasets.push(dataset)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #publishDue(): void {
    const now = Date.now()
    for (const dataset of this.#datasets) {
      const due = [...dataset.all()]
        .filter(({ _id, state }) => _id.startsWith(RELEASE_ID) && state === 'scheduled')
        .map(({ _id, publishAt }) => ({ id: _id, at: Date.parse(String(publishAt)) }))
        .filter(({ at }) => at <= now)
      for (const { id } of due.toSorted((a, b) => a.at - b.at)) publish(dataset, id)
    }
  }
}

function publish(dataset: Dataset, id: string): void {
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
  } catch (error) {
    // The lake cannot write: it stays scheduled.
    console.error(`Release ${releaseId} will be tried again: ${(error as Error).message}`)
  }
}
