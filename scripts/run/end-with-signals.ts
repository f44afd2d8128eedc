import type { ProcessGroup } from './process-group.ts'

/**
 * Ends the process group on Ctrl-C, SIGTERM or a closed terminal. Returns `leave`, which every other exit must call,
 * and `isLeaving`.
 */
export function endWithSignals(processGroup: ProcessGroup) {
  process.on('exit', processGroup.kill)
  // Without a listener, a closed terminal would end this process before its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  let leavingSince: number | undefined
  const leave = async (code: number) => {
    if (leavingSince !== undefined) return
    leavingSince = Date.now()
    await processGroup.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // One Ctrl-C arrives twice (terminal and npm); a later one skips the wait.
      if (leavingSince !== undefined && Date.now() - leavingSince > 1000) process.exit(1)
      void leave(signal === 'SIGINT' ? 130 : 143)
    })
  }
  // A killed npm cannot forward the signal.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && void leave(143), 1000).unref()
  }
  return { leave, isLeaving: () => leavingSince !== undefined }
}
