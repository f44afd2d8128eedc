import type { Family } from './family.ts'

/**
 * Ends the whole family on Ctrl-C, on SIGTERM and when the terminal closes. Answers with the function that every other
 * way out must take, and with a test of whether we are on the way out already.
 */
export function endWithSignals(family: Family) {
  process.on('exit', family.kill)
  // A closed terminal must not end us before the children are.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  let leaving = false
  const leave = async (code: number) => {
    if (leaving) return
    leaving = true
    await family.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked a second time: do not wait.
      if (leaving) process.exit(1)
      void leave(signal === 'SIGINT' ? 130 : 143)
    })
  }
  return { leave, isLeaving: () => leaving }
}
