import type { ProcessGroup } from './process-group.ts'

/**
 * Ends the process group on Ctrl-C, on SIGTERM and when the terminal closes. Answers with the function that every other
 * way out must take, and with a test of whether we are on the way out already.
 */
export function endWithSignals(processGroup: ProcessGroup) {
  process.on('exit', processGroup.kill)
  // A closed terminal must not end us before the children are.
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
      // One Ctrl-C comes twice, from the terminal and from npm; a later one means: do not wait.
      if (leavingSince !== undefined && Date.now() - leavingSince > 1000) process.exit(1)
      void leave(signal === 'SIGINT' ? 130 : 143)
    })
  }
  // An npm that is killed cannot pass the signal on.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && void leave(143), 1000).unref()
  }
  return { leave, isLeaving: () => leavingSince !== undefined }
}
