import { Unavailable } from './unavailable.ts'

/**
 * Runs jobs one at a time; the same job twice is done once. When `mostWaiting` jobs wait, a further one is refused with
 * an `Unavailable`, since nobody would wait for it.
 */
export function jobQueue<Job, Result>(run: (job: Job) => Promise<Result>, mostWaiting: number) {
  /** Jobs in progress or in the queue, by content. */
  const pending = new Map<string, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()

  return (job: Job): Promise<Result> => {
    const key = JSON.stringify(job)
    const known = pending.get(key)
    if (known) return known
    if (pending.size >= mostWaiting) return Promise.reject(new JobQueueFull())
    const result = last.then(() => run(job)).finally(() => pending.delete(key))
    last = result.catch(() => undefined)
    pending.set(key, result)
    return result
  }
}

class JobQueueFull extends Unavailable {
  override name = 'JobQueueFull'
}
