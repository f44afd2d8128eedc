import { setTimeout as wait } from 'node:timers/promises'
import type { Child, ProcessGroup, Program } from './process-group.ts'
import { StartError } from './start-error.ts'

const WINDOW_MS = 60_000
/** Back-off in ms before a restart; one more crash within the window is an error. */
const PAUSES_MS = [500, 1000]

/** Restarts crashed servers of a process group while the others keep running. */
export function createSupervisor(processGroup: ProcessGroup, say: (line: string) => void) {
  const failed = Promise.withResolvers<never>()
  // It may reject before anyone awaits it.
  failed.promise.catch(() => undefined)

  /** Starts a server; `hasEnded` and `lastLines` refer to its latest process. */
  function start(program: Program): Child {
    let deaths: number[] = []
    let isStopped = false
    const isOver = () => isStopped || processGroup.isStopping()
    const launch = (): Child => {
      const launched = processGroup.start({ ...program, kind: 'supervised' })
      void launched.ended.then(async ({ code, signal }) => {
        if (isOver()) return
        const now = Date.now()
        deaths = [...deaths.filter((at) => now - at < WINDOW_MS), now]
        const pause = PAUSES_MS[deaths.length - 1]
        const reason = signal ?? `exit code ${code}`
        if (pause === undefined) {
          const times = `${deaths.length} times within a minute`
          const text = `The ${program.name} ended ${times} (${reason}). Its last lines:`
          failed.reject(new StartError(`${text}\n${launched.lastLines()}`))
          return
        }
        say(`The ${program.name} ended (${reason}); starting it again.`)
        await wait(pause)
        if (!isOver()) child = launch()
      })
      return launched
    }
    let child = launch()
    const first = child
    return {
      name: program.name,
      get pid() {
        return child.pid
      },
      ended: first.ended,
      hasEnded: () => child.hasEnded(),
      lastLines: () => child.lastLines(),
      stop: () => {
        isStopped = true
        return child.stop()
      },
    }
  }

  return {
    start,
    /** Rejects when a server has crashed too often; never resolves. */
    failed: failed.promise,
  }
}
