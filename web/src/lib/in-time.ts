// In ms.
const LONGEST_LOAD = 10_000

/** Rejects after `ms`: a script, a server or a browser's database may neither answer nor fail. */
export const inTime = <Value>(waited: Promise<Value>, ms = LONGEST_LOAD): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, ms)
    waited.then(resolve, reject)
  })
