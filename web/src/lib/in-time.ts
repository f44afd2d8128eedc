// In ms.
const LONGEST_LOAD = 10_000

/**
 * The result of `work`; rejects when it takes longer than `ms`: a script, a server or a database may neither answer nor
 * fail. The work itself goes on.
 */
export async function inTime<Value>(work: Promise<Value>, ms = LONGEST_LOAD): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
